import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { exampleView, USDT } from '../../../test/exampleView.ts'
import { createFakeChain, purchasedLog, withdrawalRequestedLog } from '../../../test/fakeChain.ts'
import { createFakeIndexer, type FakeLists, indexedWithdrawal } from '../../../test/fakeIndexer.ts'
import { BUYER, createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { SaleOfPage } from '../../../test/SaleOfPage.tsx'
import { startTickingClock } from '../../../test/startTickingClock.ts'
import type { HomeView, TokenView } from '../../chain/homeQuery.ts'
import RecordPage from './RecordPage.tsx'

const HASH = `0x${'cd'.repeat(32)}` as const
const UNIT = 10n ** 18n
/** Less than any read waits for its turn, in milliseconds: the shortest is that of the home view, every ten seconds. */
const AT_ONCE = 5_000

type Changes = { view?: Partial<HomeView>; token?: Partial<TokenView> }

function viewWith({ view, token }: Changes = {}) {
  const rewards = { rewardAvailable: 200n * UNIT, rewardPending: 20n * UNIT, minWithdrawal: 2n * UNIT }
  const tokens = exampleView().tokens.map((one) => ({ ...one, ...rewards, ...token }))
  return exampleView({ tokens, ...view })
}

/** Both pages of a site whose indexer stays at the block before the transaction. */
beforeEach(() => page.viewport(1280, 900))

async function setup(lists: FakeLists = {}) {
  startTickingClock()
  const chain = createFakeChain(viewWith())
  const indexer = createFakeIndexer(lists)
  const config = exampleConfig({
    ...indexer.config,
    tokens: [{ symbol: 'USDT', address: USDT, decimals: 18 }],
  })
  const wallet = createFakeWallet({ send: async () => HASH })
  const { runtime } = await createTestRuntime({ chain, config, wallet })
  renderWithProviders(
    <>
      <SaleOfPage />
      <RecordPage />
    </>,
    { runtime },
  )
  await expect.element(page.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
  await expect.element(records('Purchase History').getByText('No Records')).toBeVisible()
  return { chain, indexer: indexer.state }
}

const records = (name: string) => page.getByRole('region', { name })

test('shows balance, holdings, items and records as they are after a purchase as soon as it has its receipt', async () => {
  const { chain } = await setup()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect.element(page.getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()

  const items = exampleView().items.map((item) => ({ ...item, owned: item.owned + 1_200n }))
  chain.functions.home = () =>
    viewWith({
      view: { items, yesHoldings: 1_200_000n * UNIT, lastPurchaseAt: 1_759_845_601 },
      token: { balance: 880n * UNIT },
    })
  const purchase = { id: 1, blockNumber: 12_345_678, time: 1_759_845_601, itemId: 1, quantity: 1_200 }
  chain.functions.purchasesOf = () => [[{ ...purchase, payToken: USDT, cost: 144_000n * UNIT }], 0]
  const from = performance.now()
  chain.mine(HASH, [purchasedLog(BUYER, USDT, 1_200)])

  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  await expect.element(page.getByText('Balance 880')).toBeVisible()
  await expect.element(page.getByText('1,200,000', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('radio', { name: /Genesis Fragment.*Already owned 1,200/ }))
    .toBeVisible()
  await expect
    .element(
      records('Purchase History').getByRole('row', {
        name: /Genesis Fragment × 1,200 .*144,000 .*USDT .*Block 12,345,678/,
      }),
    )
    .toBeVisible()
  expect(performance.now() - from).toBeLessThan(AT_ONCE)
})

test('shows rewards and records as they are after a withdrawal as soon as it has its receipt', async () => {
  const { chain } = await setup()
  await page.getByRole('button', { name: 'Withdraw Rewards' }).click()
  await page.getByRole('textbox', { name: 'Withdrawal amount' }).fill('100')
  await page.getByRole('button', { name: 'Confirm Withdrawal' }).click()
  await expect.element(page.getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()

  chain.functions.home = () =>
    viewWith({ token: { rewardAvailable: 100n * UNIT, rewardPending: 120n * UNIT } })
  const request = {
    id: 7,
    token: USDT,
    requestedAt: 1_759_845_601,
    amount: 100n * UNIT,
    received: 94n * UNIT,
  }
  chain.functions.withdrawalsOf = () => [[{ ...request, status: 1 }], 0]
  const from = performance.now()
  chain.mine(HASH, [withdrawalRequestedLog(BUYER, 7)])

  await expect.element(page.getByText('Withdrawal requested')).toBeVisible()
  await expect.element(page.getByText('$100.00', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('100 USDT', { exact: true })).toBeInTheDocument()
  // The sum of the amount under way and this one stays the same.
  await expect.element(page.getByText('220 USDT', { exact: true })).toBeInTheDocument()
  await expect
    .element(page.getByRole('row', { name: /100 .*94 .*USDT .*Processing/, includeHidden: true }))
    .toBeInTheDocument()
  expect(performance.now() - from).toBeLessThan(AT_ONCE)
})

test('shows rewards and records as they are after the keeper has paid a withdrawal as soon as the list says so', async () => {
  const { chain, indexer } = await setup({ withdrawals: [indexedWithdrawal(1)] })
  const history = records('Withdrawal History')
  await expect.element(history.getByRole('row', { name: /Processing/ })).toBeVisible()

  chain.functions.home = () => viewWith({ token: { rewardPending: 0n, rewardClaimed: 77n * UNIT } })
  indexer.lists = { withdrawals: [indexedWithdrawal(1, 1_759_845_602)] }
  await expect.element(history.getByRole('row', { name: /Success/ })).toBeVisible()
  const from = performance.now()
  await expect.element(records('Referral Rewards').getByText('77 USDT', { exact: true })).toBeVisible()
  expect(performance.now() - from).toBeLessThan(AT_ONCE)
})
