import { onlyInFull } from '@foyer/harness/full'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleView, USDT, WHITELIST_ROOT } from '../../../test/exampleView.ts'
import { createFakeChain, purchasedLog, revert } from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { SaleOfPage } from '../../../test/SaleOfPage.tsx'
import { startTickingClock } from '../../../test/startTickingClock.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { whitelistProofQueryOptions } from '../../chain/whitelistQuery.ts'

const testInFull = onlyInFull(test)

const HASH = `0x${'cd'.repeat(32)}` as const
const OPENING = 1_759_842_000n
const soldOut = exampleView().items.map((item) => ({ ...item, available: 0n }))

/** Ten minutes before the opening, at $0.12; $0.06 more at the opening and $0.03 more five minutes before it. */
const beforeOpening = {
  timestamp: OPENING - 600n,
  publicOpen: false,
  publicOpenAt: OPENING,
  nextPrice: 150_000_000_000_000_000n,
  nextPriceAt: OPENING - 300n,
}
const STEPS = [
  { startsAt: Number(OPENING) - 3600, price: 120_000_000_000_000_000n },
  { startsAt: Number(OPENING) - 300, price: 150_000_000_000_000_000n },
  { startsAt: Number(OPENING), price: 180_000_000_000_000_000n },
]

type SetupOptions = {
  view?: Partial<HomeView>
  visitor?: boolean
  /** True if the wallet has a place on the whitelist; `undefined` while that is looked up. @default false */
  listed?: boolean | undefined
  /** The answer of the whitelist. @default nothing */
  shard?: Response
  steps?: () => typeof STEPS
}

async function setup(options: SetupOptions = {}) {
  const { view, visitor = false, listed, shard, steps = () => STEPS } = { listed: false, ...options }
  const chain = createFakeChain(exampleView(view), { steps })
  const { runtime } = await createTestRuntime({
    chain,
    wallet: visitor ? null : createFakeWallet({ send: async () => HASH }),
  })
  if (listed === undefined) {
    const answers = vi.spyOn(globalThis, 'fetch')
    answers.mockImplementation(() => (shard ? Promise.resolve(shard.clone()) : new Promise(() => {})))
    onTestFinished(() => answers.mockRestore())
  }
  const { queryClient } = renderWithProviders(<SaleOfPage />, { runtime, retryDelay: 0 })
  const { queryKey } = whitelistProofQueryOptions(runtime, WHITELIST_ROOT, BUYER)
  const answer = (isListed: boolean) => queryClient.setQueryData(queryKey, isListed ? [] : null)
  if (listed !== undefined) answer(listed)
  await expect.element(page.getByRole('heading', { name: 'Genesis presale' })).toBeVisible()
  return { chain, queryClient, answer }
}

/** Of the offer and of the choice of items, in pixels. */
const heights = () =>
  [page.getByRole('heading', { name: 'Genesis presale' }), page.getByRole('group', { name: 'Select to buy' })]
    .map((part) => part.element().closest('.panel > fieldset, .panel'))
    .map((part) => part?.getBoundingClientRect().height)
const buyNow = () => page.getByRole('button', { name: 'Buy Now' })
const value = (term: string) =>
  page.getByText(term, { exact: true }).first().element().parentElement?.querySelector('dd')?.textContent

test('shows that everything is sold out, without price, countdown or a way to buy', async () => {
  await setup({ view: { items: soldOut } })
  await expect.element(page.getByText('Sold out', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'All items are sold out' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See your records and rewards' }))
    .toHaveAttribute('href', '/record')
  const supply = page.getByRole('region', { name: 'Supply' })
  await expect.element(supply.getByRole('meter', { name: 'Genesis Fragment' })).toBeInTheDocument()
  for (const absent of [
    page.getByRole('timer'),
    page.getByText('Current price'),
    page.getByText('All price steps'),
    page.getByText('Price schedule and supply'),
    page.getByRole('radio'),
    buyNow(),
    page.getByRole('link', { name: 'Buy' }),
  ])
    await expect.element(absent).not.toBeInTheDocument()
  await expect.element(page.getByText(/^5% plus 1 token \(USDT\) per withdrawal/)).toBeVisible()
})

test('keeps the receipt of the purchase that took the last item', async () => {
  const { chain, queryClient } = await setup({ view: { publicOpen: true } })
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  chain.functions.home = () => exampleView()
  await buyNow().click()
  chain.functions.home = () => exampleView({ items: soldOut })
  void queryClient.invalidateQueries()
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'All items are sold out' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Buy more' })).not.toBeInTheDocument()
})

test('says where Buy Now stands that the sale is paused, and offers it again afterwards', async () => {
  const { chain, queryClient } = await setup({ view: { paused: true } })
  await expect.element(page.getByText('Paused by the operator')).toBeVisible()
  await expect
    .element(page.getByText('The operator has paused the sale. Please come back later.'))
    .toBeVisible()
  await expect.element(buyNow()).not.toBeInTheDocument()
  chain.functions.home = () => exampleView()
  void queryClient.invalidateQueries()
  await expect.element(buyNow()).toBeEnabled()
})

test('says that the sale is paused when it was paused after the page was read', async () => {
  const { chain } = await setup()
  await expect.element(buyNow()).toBeEnabled()
  chain.functions.buy = () => {
    throw revert('EnforcedPause')
  }
  await buyNow().click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: /./ }))
    .toMatchTextContent(/^The sale is paused/)
})

test('tells an account that is not on the whitelist that it cannot buy yet, and the price, the time and the date of the opening', async () => {
  await setup({ view: beforeOpening })
  await expect.element(page.getByText('This wallet can’t buy yet')).toBeVisible()
  await expect.poll(() => value('Price at the opening')).toBe('$0.18 per YES')
  expect(value('Now, for the whitelist')).toBe('$0.12')
  await expectOpening()
  await expect.element(page.getByRole('radio', { name: /Genesis Fragment.*\$180\.00 each/ })).toBeVisible()
})

test('shows a visitor without a wallet the price of now large and that of the opening small, each with its time', async () => {
  await page.viewport(360, 400)
  onTestFinished(() => page.viewport(414, 896))
  await setup({ visitor: true, view: beforeOpening })
  await expect.poll(() => value('Price at the opening')).toBe('$0.18')
  expect(value('Now, for the whitelist')).toBe('$0.12 per YES')
  await expectOpening()
  await expect.element(page.getByRole('radio', { name: /Genesis Fragment.*\$120\.00 each/ })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Genesis presale' })
  await expect.element(bar).toMatchTextContent(/^\$0\.12Price rises in (05:00|04:\d\d)/)
})

async function expectOpening() {
  await expect.element(page.getByRole('timer', { name: 'Opens in' })).toMatchTextContent(/^(10|09) min/)
  expect(value('Opens to everyone')).toMatch(/^October 7, 2025 at 13:00 UTC Oct 7, 2025, .*, your time$/)
  await expect.element(page.getByRole('textbox', { name: 'Wallet address' })).toBeVisible()
}

testInFull('gives the example of a reward at the price of the opening before it', async () => {
  await setup({ view: beforeOpening })
  await expect
    .element(page.getByText(/^A friend buys one Genesis Badge for \$1,800\.00: you earn \$180\.00/))
    .toBeVisible()
})

testInFull('shows the reminder in the middle of a wide screen, as wide as the other dialogs', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(414, 896))
  await setup({ view: beforeOpening })
  await buyNow().click()
  const reminder = page.getByRole('dialog', { name: 'Reminder' })
  await expect.element(reminder).toBeVisible()
  const { left, right, top, bottom } = reminder.element().getBoundingClientRect()
  expect([right - left, left + right, Math.round(top + bottom)]).toEqual([480, 1440, 900])
})

test('shows an account on the whitelist its own price and until when it counts', async () => {
  await setup({ listed: true, view: beforeOpening })
  await expect.element(page.getByText('You’re on the whitelist: buy now')).toBeVisible()
  expect(value('Current price')).toBe('$0.12 per YES')
  await expect
    .element(page.getByRole('timer', { name: 'Price rises in' }))
    .toMatchTextContent(/^0[45] minutes/)
  await expect.element(page.getByRole('radio', { name: /Genesis Fragment.*\$120\.00 each/ })).toBeVisible()
})

test.each([
  ['is', true, '$0.12 per YES', /\$120\.00 each/],
  ['is not', false, '$0.18 per YES', /\$180\.00 each/],
])(
  'shows no price of its own and no wait while a wallet that %s on the whitelist is looked up, and moves nothing after',
  async (_, listed, price, each) => {
    const { answer } = await setup({ listed: undefined, view: beforeOpening })
    await expect.element(page.getByText('Looking this wallet up in the whitelist')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Genesis Fragment … each/ })).toBeVisible()
    expect(value('Current price')).toBe('…')
    expect(value('Now, for the whitelist')).toBe('$0.12')
    expect(value('For sale')).toMatch(/Genesis Fragment for …/)
    expect(value('Purchase price')).toBe('–')
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
    await expect.element(page.getByText(/Opens in|Price rises in/)).not.toBeInTheDocument()
    await expect.element(page.getByText('Before you can buy')).not.toBeInTheDocument()
    await expect.element(buyNow()).toBeDisabled()
    await expect.element(page.getByText(/^Locked: YES can’t be sent or sold yet/)).toBeVisible()
    const before = heights()

    answer(listed)
    await expect.element(page.getByRole('radio', { name: each })).toBeVisible()
    await expect.element(page.getByText(price)).toBeVisible()
    expect(heights()).toEqual(before)
  },
)

test('offers to read the price again where neither the whitelist nor the schedule could be read', async () => {
  const steps = vi.fn((): typeof STEPS => {
    throw revert('EnforcedPause')
  })
  const shard = new Response('', { status: 404 })
  const { answer } = await setup({ listed: undefined, shard, view: beforeOpening, steps })
  const missing = page.getByRole('status').filter({ hasText: 'The schedule could not be read.' })
  await expect.element(missing).toBeVisible()
  await expect.element(buyNow()).toBeDisabled()

  // A part of the page that is drawn later reads them again by itself: the answer comes back with the press.
  window.addEventListener('pointerdown', () => steps.mockImplementation(() => STEPS), { once: true })
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => value('Price at the opening')).toBe('$0.18 per YES')
  await expect.element(missing).not.toBeInTheDocument()
  await expect.element(buyNow()).toBeEnabled()
  answer(true)
  await expect.poll(() => value('Current price')).toBe('$0.12 per YES')
})

test('opens to everyone in the second of the opening while the page is watched', async () => {
  startTickingClock()
  const { chain } = await setup({ view: { ...beforeOpening, timestamp: OPENING - 2n, nextPriceAt: 0n } })
  await expect.element(page.getByRole('timer', { name: 'Opens in' })).toBeVisible()
  const from = performance.now()
  chain.functions.home = () => {
    const isOpen = performance.now() - from >= 1_900
    const timestamp = isOpen ? OPENING : OPENING - 2n
    return exampleView({
      ...beforeOpening,
      timestamp,
      nextPriceAt: 0n,
      publicOpen: isOpen,
      price: isOpen ? 180_000_000_000_000_000n : 120_000_000_000_000_000n,
    })
  }
  await expect.element(page.getByText('Open to everyone')).toBeVisible()
  // The view is read every ten seconds otherwise.
  expect(performance.now() - from).toBeLessThan(4_500)
  expect(value('Current price')).toBe('$0.18 per YES')
})

test('raises the price in the second of its step, also when the block of that second is late', async () => {
  startTickingClock()
  const stepAt = exampleView().timestamp + 1n
  const { chain } = await setup({ view: { nextPriceAt: stepAt } })
  const from = performance.now()
  let reads = 0
  chain.functions.home = () => {
    reads += 1
    if (reads < 3) return exampleView({ nextPriceAt: stepAt })
    return exampleView({ timestamp: stepAt, price: 150_000_000_000_000_000n, nextPriceAt: 0n })
  }
  await expect.element(page.getByText(/^\$0\.15 per YES$/)).toBeVisible()
  expect(reads).toBe(3)
  expect(performance.now() - from).toBeLessThan(5_000)
})

testInFull('names the start of the sale before the first price', async () => {
  await setup({ view: { ...beforeOpening, price: 0n } })
  await expect.element(page.getByRole('timer', { name: 'The sale starts in' })).toBeVisible()
  await expect.element(page.getByText('The sale has not started yet.').first()).toBeVisible()
})

test('shows price, time left and the way to the form at the foot of a phone, as long as the form is not near', async () => {
  await page.viewport(360, 400)
  await setup({ visitor: true })
  const bar = page.getByRole('complementary', { name: 'Genesis presale' })
  await expect.element(bar).toMatchTextContent(/^\$0\.12Price rises in (01:00:00|59:\d\d)Buy$/)
  await bar.getByRole('link', { name: 'Buy' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(buyNow()).toBeVisible()
})

testInFull('keeps words and button of a phone’s foot on one line on the narrowest screen', async () => {
  await page.viewport(320, 400)
  onTestFinished(() => page.viewport(414, 896))
  await setup({ visitor: true, view: beforeOpening })
  const bar = page.getByRole('complementary', { name: 'Genesis presale' })
  await expect.element(bar).toMatchTextContent(/Price rises in/)
  const { top } = bar.getByRole('link').element().getBoundingClientRect()
  expect(top).toBeLessThan(bar.getByText('$0.12').element().getBoundingClientRect().bottom)
})
