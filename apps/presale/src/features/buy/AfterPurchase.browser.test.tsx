import { onlyInFull } from '@foyer/harness/full'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { exampleView, USDT } from '../../../test/exampleView.ts'
import { createFakeChain, purchasedLog } from '../../../test/fakeChain.ts'
import { createFakeIndexer } from '../../../test/fakeIndexer.ts'
import { BUYER, createFakeWallet, type FakeWalletOptions, rejection } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { SaleOfPage } from '../../../test/SaleOfPage.tsx'
import type { AppConfig } from '../../config/schema.ts'

const testInFull = onlyInFull(test)

const HASH = `0x${'cd'.repeat(32)}` as const
const LINK = `${window.location.origin}/?code=K7M2P9QX`

const button = (name: string) => page.getByRole('button', { name })
const title = () => page.getByRole('heading', { name: 'Purchase confirmed' })

/** Buys two Fragments, with the keyboard alone. */
async function buy({
  answers = {},
  isInjected = true,
  config = exampleConfig(),
}: Pick<FakeWalletOptions, 'answers'> & { isInjected?: boolean; config?: AppConfig } = {}) {
  const chain = createFakeChain(exampleView())
  const create = createFakeWallet({ send: async () => HASH, answers })
  const wallet: typeof create = isInjected
    ? create
    : (config) => ({ ...create(config), type: 'walletConnect' as 'injected' })
  const { runtime, open } = await createTestRuntime({ chain, wallet, config })
  runtime.clock.observe(exampleView().timestamp)
  renderWithProviders(<SaleOfPage />, { runtime })
  chain.mine(HASH, [purchasedLog(BUYER, USDT, 2)])
  const buyNow = button('Buy Now')
  await expect.element(buyNow).toBeEnabled()
  ;(buyNow.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(title()).toBeVisible()
  return { chain, open }
}

/** Gives the browser a way to share, or takes it away, until the test ends. */
function stubShare(share: typeof navigator.share | undefined, canShare?: typeof navigator.canShare) {
  for (const [name, value] of Object.entries({ share, canShare })) {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, name)
    if (value === undefined) Reflect.deleteProperty(Navigator.prototype, name)
    else Object.defineProperty(Navigator.prototype, name, { value, configurable: true })
    onTestFinished(() => {
      if (own === undefined) Reflect.deleteProperty(Navigator.prototype, name)
      else Object.defineProperty(Navigator.prototype, name, own)
    })
  }
}

test('shows a purchase by keyboard large, with the focus on its heading, and goes on at the order with "Buy more"', async () => {
  await page.viewport(360, 740)
  await buy()
  await expect.element(title()).toHaveFocus()
  await expect
    .element(page.getByText('2 × Genesis Fragment for 240 USDT. You received 2,000 YES.'))
    .toBeVisible()
  await expect.element(page.getByText('+2,000 YES')).toBeVisible()
  const picture = title().element().parentElement?.querySelector('img')
  await expect.poll(() => picture?.getBoundingClientRect().width).toBeGreaterThanOrEqual(250)

  ;(button('Buy more').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('radio', { name: /Genesis Fragment/ })).toHaveFocus()
  await expect.element(title()).not.toBeInTheDocument()
})

testInFull('brings what was bought into view as a whole on a desktop', async () => {
  await page.viewport(1440, 900)
  await buy()
  const shown = () => title().element().parentElement?.getBoundingClientRect()
  await expect.poll(() => shown()?.top).toBeGreaterThanOrEqual(0)
  await expect.poll(() => shown()?.bottom).toBeLessThanOrEqual(900)
})

test('leaves the focus where it is when the buyer is elsewhere on the page by then', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => field.remove())
  const chain = createFakeChain(exampleView())
  const { runtime } = await createTestRuntime({ chain, wallet: createFakeWallet({ send: async () => HASH }) })
  renderWithProviders(<SaleOfPage />, { runtime })
  await button('Buy Now').click()
  await expect.element(button('Purchasing')).toBeVisible()
  field.focus()
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await expect.element(title()).toBeVisible()
  await expect.element(field).toHaveFocus()
})

test('shares the invitation link with what was bought', async () => {
  const share = vi.fn(async (_data?: ShareData) => {})
  stubShare(share)
  await buy()
  await button('Share').first().click()
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Genesis presale',
    text: 'I have Genesis Fragment from the Genesis presale.',
    url: LINK,
  })
})

testInFull('shares the picture of the purchase with the link where the system takes files', async () => {
  const { config } = createFakeIndexer()
  const share = vi.fn(async (_data?: ShareData) => {})
  stubShare(share, () => true)
  await buy({ config })
  await expect.element(button('Copy picture')).toBeVisible()
  await button('Share').first().click()
  const [data] = share.mock.lastCall ?? []
  expect(data?.url).toBe(LINK)
  expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([['genesis.png', 'image/png']])
  await expect(data?.files?.[0]?.text()).resolves.toBe('a picture')
  expect(vi.mocked(fetch).mock.calls.map(([url]) => String(url))).toContain(
    'http://indexer.example/v1/pictures/en/purchase/1-2.png',
  )
})

test.each([
  ['Picture copied', () => Promise.resolve()],
  ['The browser did not allow copying the picture.', () => Promise.reject(new DOMException('denied'))],
])('copies the picture of the purchase: %s', async (message, answer) => {
  const { config } = createFakeIndexer()
  const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(answer)
  onTestFinished(() => write.mockRestore())
  await buy({ config })
  await button('Copy picture').click()
  await expect.element(page.getByText(message)).toBeVisible()
  const [[item] = []] = write.mock.lastCall ?? []
  expect(item?.types).toEqual(['image/png'])
})

test('offers no picture when the indexer draws none', async () => {
  const { config, state } = createFakeIndexer()
  state.isDown = true
  await buy({ config })
  await expect.element(button('View in wallet')).toBeVisible()
  await expect.element(button('Copy picture')).not.toBeInTheDocument()
})

test('copies the invitation link where the browser cannot share', async () => {
  stubShare(undefined)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => writeText.mockRestore())
  await buy()
  await button('Copy link').first().click()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK)
  await expect.element(page.getByText('Invitation Link Copied')).toBeVisible()
})

testInFull('opens the wallet, and leads to the invitation panel with the focus', async () => {
  const { open } = await buy()
  await button('View in wallet').click()
  expect(open).toHaveBeenCalledExactlyOnceWith({ view: 'Account' })
  await page.getByRole('link', { name: 'Invite a friend' }).click()
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  await expect.element(page.getByRole('region', { name: 'Invite Friends' })).toHaveFocus()
})

test('asks the wallet to list YES', async () => {
  const watch = vi.fn(() => true)
  await buy({ answers: { wallet_watchAsset: watch } })
  await button('Add YES to wallet').click()
  await expect.element(page.getByText('YES was added to your wallet')).toBeVisible()
  expect(watch).toHaveBeenCalledOnce()
})

testInFull('says nothing when the user refuses to list YES', async () => {
  const watch = vi.fn(() => Promise.reject(rejection))
  await buy({ answers: { wallet_watchAsset: watch } })
  await button('Add YES to wallet').click()
  await expect.poll(() => watch.mock.calls.length).toBe(1)
  await expect.element(button('Add YES to wallet')).toBeEnabled()
  await expect.element(page.getByText(/cannot add tokens/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).not.toBeInTheDocument()
})

test('says what to do instead, and offers it no more, when the wallet has no such method', async () => {
  await buy()
  await button('Add YES to wallet').click()
  await expect.element(page.getByText(/^This wallet cannot add tokens by itself\./)).toBeVisible()
  await expect.element(button('Add YES to wallet')).not.toBeInTheDocument()
})

test('does not offer to list YES to wallets on other devices, which are not asked for that permission', async () => {
  await buy({ isInjected: false })
  await expect.element(button('View in wallet')).toBeVisible()
  await expect.element(button('Add YES to wallet')).not.toBeInTheDocument()
})

testInFull('links the transaction at the explorer in the details', async () => {
  const chain = createFakeChain(exampleView())
  const config = exampleConfig({
    chain: { ...exampleConfig().chain, blockExplorerUrl: 'https://explorer.example' },
  })
  const { runtime } = await createTestRuntime({
    chain,
    config,
    wallet: createFakeWallet({ send: async () => HASH }),
  })
  renderWithProviders(<SaleOfPage />, { runtime })
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await button('Buy Now').click()
  await page.getByText('Details', { exact: true }).click()
  const link = page.getByRole('link', { name: /View transaction/ })
  await expect.element(link).toHaveAttribute('href', `https://explorer.example/tx/${HASH}`)
})
