import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, openModal } from '../../test/mountModal.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36'

function useDevice(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  onTestFinished(() => void vi.restoreAllMocks())
}

async function openDetails(walletId: string) {
  const mounted = await openModal()
  await mounted.modal.wallets.load()
  mounted.modal.router.push({ view: 'WalletDetails', walletId })
  await expect.element(button('Reload page')).toBeVisible()
  return mounted
}

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')])

test('offers the browser’s store, the website and a code for the phone on a desktop', async () => {
  await openDetails('metamask')
  await expect.element(page.getByText('MetaMask was not found here')).toBeVisible()
  expect(links()).toEqual([
    ['Chrome Web Store', 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn'],
    ['Website', 'https://metamask.io'],
  ])
  await expect
    .element(page.getByRole('link', { name: 'Website' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  const code = page.getByRole('img', { name: 'Scan this code to get MetaMask on your phone.' })
  await expect.element(code).toBeVisible()
  expect((code.element().getRootNode() as ShadowRoot).host).toMatchObject({ value: 'https://metamask.io' })
})

test('offers no code on a phone', async () => {
  useDevice(IPHONE)
  await openDetails('metamask')
  expect(page.getByRole('img', { name: /Scan this code/ }).query()).toBeNull()
})

test.each([
  ['iPhone', IPHONE, 'App Store'],
  ['Android', ANDROID, 'Google Play'],
])('links to the page inside the wallet and to its store on %s', async (_, userAgent, shop) => {
  useDevice(userAgent)
  await openDetails('trust')
  const [inside, store, site] = links()
  expect(inside?.[0]).toBe('Open in Trust')
  expect(inside?.[1]).toContain(encodeURIComponent(location.href))
  expect([store?.[0], site?.[0]]).toEqual([shop, 'Website'])
})

test('opens the page inside the wallet when it is tapped on a phone', async () => {
  useDevice(IPHONE)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { modal } = await openModal()
  await button('MetaMask').click()
  expect(open).toHaveBeenCalledWith(
    `https://link.metamask.io/dapp/${location.href.replace('http://', '')}`,
    '_blank',
    'noopener,noreferrer',
  )
  expect(modal.state.router.route).toEqual({ view: 'WalletDetails', walletId: 'metamask' })
})

test('opens the page that the dapp names inside the wallet, by its link and by a tap', async () => {
  useDevice(IPHONE)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { modal } = await openModal()
  modal.options.update({ pageUrl: 'https://sale.example/?code=K7M2P9QX' })
  await button('MetaMask').click()
  const href = 'https://link.metamask.io/dapp/sale.example/?code=K7M2P9QX'
  expect(open).toHaveBeenCalledWith(href, '_blank', 'noopener,noreferrer')
  await expect.element(page.getByRole('link', { name: 'Open in MetaMask' })).toHaveAttribute('href', href)
})
