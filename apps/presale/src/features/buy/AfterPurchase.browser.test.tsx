import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { exampleView, USDT } from '../../../test/exampleView.ts'
import { createFakeChain, purchasedLog } from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet, type FakeWalletOptions, rejection } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { SaleOfPage } from '../../../test/SaleOfPage.tsx'

const HASH = `0x${'cd'.repeat(32)}` as const
const LINK = `${window.location.origin}/?code=K7M2P9QX`

const button = (name: string) => page.getByRole('button', { name })
const title = () => page.getByRole('heading', { name: 'Purchase confirmed' })

/** Buys two Fragments, with the keyboard alone. */
async function buy({
  answers = {},
  isInjected = true,
}: Pick<FakeWalletOptions, 'answers'> & { isInjected?: boolean } = {}) {
  const chain = createFakeChain(exampleView())
  const create = createFakeWallet({ send: async () => HASH, answers })
  const wallet: typeof create = isInjected
    ? create
    : (config) => ({ ...create(config), type: 'walletConnect' as 'injected' })
  const { runtime, open } = await createTestRuntime({ chain, wallet })
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
function stubShare(share: typeof navigator.share | undefined) {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share')
  if (share === undefined) Reflect.deleteProperty(Navigator.prototype, 'share')
  else Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true })
  onTestFinished(() => {
    if (own === undefined) Reflect.deleteProperty(Navigator.prototype, 'share')
    else Object.defineProperty(Navigator.prototype, 'share', own)
  })
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
  const share = vi.fn(async () => {})
  stubShare(share)
  await buy()
  await button('Share').first().click()
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Genesis presale',
    text: 'I have Genesis Fragment from the Genesis presale.',
    url: LINK,
  })
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

test('opens the wallet, and leads to the invitation panel with the focus', async () => {
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

test('says nothing when the user refuses to list YES', async () => {
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

test('links the transaction at the explorer in the details', async () => {
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
