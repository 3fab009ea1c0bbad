import { onlyInFull } from '@foyer/harness/full'
import type { createMemoryStorage } from '@foyer/site-kit/test'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { exampleView, USDT } from '../../../test/exampleView.ts'
import { createFakeChain, revert, withdrawalRequestedLog } from '../../../test/fakeChain.ts'
import {
  createFakeIndexer,
  type FakeLists,
  indexedReward,
  indexedWithdrawal,
} from '../../../test/fakeIndexer.ts'
import { BUYER, createFakeWallet, type FakeWalletOptions, rejection } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import type { TokenView } from '../../chain/homeQuery.ts'
import { ReferralRewards } from '../record/ReferralRewards.tsx'

const testInFull = onlyInFull(test)

const HASH = `0x${'cd'.repeat(32)}` as const
const UNIT = 10n ** 18n

type SetupOptions = FakeWalletOptions & {
  token?: Partial<TokenView>
  /** Another payment token besides USDT. */
  other?: Partial<TokenView>
  lists?: FakeLists
  isIndexerDown?: boolean
  storage?: ReturnType<typeof createMemoryStorage>
}

async function setup({ token, other, lists, isIndexerDown = false, storage, ...wallet }: SetupOptions = {}) {
  const rewards = {
    rewardAvailable: 200n * UNIT,
    rewardPending: 20n * UNIT,
    rewardClaimed: 60n * UNIT,
    minWithdrawal: 1_052_631_578_947_368_422n,
  }
  const tokens = exampleView().tokens.map((one) => ({ ...one, ...rewards, ...token }))
  const others = other === undefined ? [] : tokens.map((one) => ({ ...one, ...other }))
  const chain = createFakeChain(exampleView({ tokens: [...tokens, ...others] }))
  const indexer = createFakeIndexer(lists)
  indexer.state.isDown = isIndexerDown
  const config = exampleConfig({
    ...indexer.config,
    tokens: [{ symbol: 'USDT', address: USDT, decimals: 18 }],
  })
  const test = await createTestRuntime({ chain, config, wallet: createFakeWallet(wallet), storage })
  const { runtime } = test
  renderWithProviders(<ReferralRewards account={BUYER} />, { runtime })
  return { chain, runtime, storage: test.storage, indexer: indexer.state }
}

const open = () => page.getByRole('button', { name: 'Withdraw Rewards' })
const dialog = () => page.getByRole('dialog', { name: 'Reward Withdrawal' })
const amount = () => dialog().getByRole('textbox', { name: 'Withdrawal amount' })
const confirm = () => dialog().getByRole('button', { name: 'Confirm Withdrawal' })
const alert = () => dialog().getByRole('alert').filter({ hasText: /./ })
const value = (term: string) => page.getByRole('definition').filter({ hasText: term })

test('shows earnable, unclaimed and claimed rewards of each token', async () => {
  await setup()
  await expect.element(value('200 USDT')).toBeVisible()
  await expect.element(value('220 USDT')).toBeVisible()
  await expect.element(value('60 USDT')).toBeVisible()
  for (const meaning of [
    'What you can withdraw now.',
    'Earnable rewards and withdrawals on their way.',
    'Paid out so far, fees included.',
  ])
    await expect.element(page.getByText(meaning, { exact: true })).toBeVisible()
})

test('shows a chart of the rewards above their list, with a text alternative', async () => {
  const rewards = [indexedReward(9, 2n * UNIT), indexedReward(5, UNIT), indexedReward(2, UNIT)]
  await setup({ lists: { rewards } })
  await expect
    .element(page.getByRole('img', { name: /^Rewards over time, from .*\$280\.00 in all\.$/ }))
    .toBeVisible()
  const figure = page.getByRole('figure')
  await expect.element(figure.getByText('$280.00', { exact: true })).toBeVisible()
  await expect.element(figure.getByText('$0.00', { exact: true })).toBeVisible()
  expect(figure.element().querySelector('figcaption')?.textContent).toMatch(/^Oct 7, 2025.*Oct 7, 2025/)
  await expect.element(page.getByRole('table', { name: 'Referral Rewards' })).toBeVisible()
})

testInFull('shows no chart of two rewards', async () => {
  await setup({ lists: { rewards: [indexedReward(9, 2n * UNIT), indexedReward(2, UNIT)] } })
  await expect.element(page.getByRole('table', { name: 'Referral Rewards' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^Rewards over time/ })).not.toBeInTheDocument()
})

test('says that there is nothing to withdraw yet when nothing was earned', async () => {
  await setup({ token: { rewardAvailable: 0n, rewardPending: 0n, rewardClaimed: 0n } })
  await expect.element(page.getByText(/^Nothing to withdraw yet/)).toBeVisible()
})

testInFull('says that all is withdrawn when what was earned is paid or on its way', async () => {
  await setup({ token: { rewardAvailable: 0n, rewardPending: 0n } })
  await expect.element(page.getByText(/^You have withdrawn all your rewards/)).toBeVisible()
  await expect.element(page.getByText(/^Nothing to withdraw yet/)).not.toBeInTheDocument()
})

test('warns when the fees take more than a tenth of the amount', async () => {
  await setup()
  await open().click()
  await amount().fill('20')
  await expect.element(dialog().getByRole('definition').nth(2)).toHaveTextContent('18 USDT')
  await expect.element(dialog().getByText(/^The fees take/)).not.toBeInTheDocument()
  await amount().fill('10')
  await expect.element(dialog().getByText(/^The fees take 15% of this amount/)).toBeVisible()
  // 10.03 %: never less than they take.
  await amount().fill('19.9')
  await expect.element(dialog().getByText(/^The fees take 11% of this amount/)).toBeVisible()
})

testInFull('proposes the token with the most dollars, whatever its decimals', async () => {
  await setup({
    token: { rewardAvailable: 2n * UNIT },
    other: {
      token: BUYER,
      symbol: 'USDC',
      decimals: 6,
      rewardAvailable: 50_000_000n,
      minWithdrawal: 1_052_633n,
    },
  })
  await open().click()
  await expect.element(dialog().getByRole('radio', { name: 'USDC' })).toBeChecked()
  await expect.element(dialog().getByText('At least 1.052633 USDC, at most 50 USDC.')).toBeVisible()
})

test('shows the sums and explains the missing list without the indexer', async () => {
  await setup({ isIndexerDown: true })
  await expect.element(page.getByText(/^The history service, which lists each reward/)).toBeVisible()
  await expect.element(value('200 USDT')).toBeVisible()
})

test('shows the last known rewards with a note after a reload without the indexer', async () => {
  const row = page.getByRole('table', { name: 'Referral Rewards' }).getByRole('row', { name: /0x0000…0009/ })
  const { storage } = await setup({ lists: { rewards: [indexedReward(9, 2n * UNIT)] } })
  await expect.element(row).toBeVisible()
  document.body.replaceChildren()
  await setup({ storage, isIndexerDown: true })
  await expect.element(page.getByText(/^The history service, which lists each reward/)).toBeVisible()
  await expect
    .element(page.getByText('Last read this minute, as of block 100; newer ones may be missing.'))
    .toBeVisible()
  await expect.element(row).toBeVisible()
})

test('disables the withdrawal and shows why when the rewards do not cover the fees', async () => {
  await setup({ token: { rewardAvailable: UNIT } })
  await expect.element(page.getByText(/^Nothing can be withdrawn yet/)).toBeVisible()
  await expect.element(open()).toBeDisabled()
})

test('shows the fee of 5 % plus 1 USDT while the amount is typed', async () => {
  await setup()
  await open().click()
  await amount().fill('100')
  const lines = dialog().getByRole('definition')
  await expect.element(lines.nth(0)).toHaveTextContent('5 USDT')
  await expect.element(lines.nth(1)).toHaveTextContent('1 USDT')
  await expect.element(lines.nth(2)).toHaveTextContent('94 USDT')
  await amount().fill('50.5')
  await expect.element(lines.nth(2)).toHaveTextContent('46.975 USDT')
  await dialog().getByRole('button', { name: 'All' }).click()
  await expect.element(amount()).toHaveValue('200')
})

testInFull('accepts full-width digits', async () => {
  await setup()
  await open().click()
  await amount().fill('１２')
  await expect.element(dialog().getByRole('definition').nth(2)).toHaveTextContent('10.4 USDT')
})

test.each([
  ['-5', 'Enter an amount, for example 12.5.'],
  ['1e18', 'Enter an amount, for example 12.5.'],
  ['', 'Enter an amount, for example 12.5.'],
  ['0.0000001', 'The minimum is 1.052632 USDT: the fees would use up anything less.'],
  ['200.000001', 'Insufficient Balance'],
])('refuses %j with a message, without asking the wallet', async (text, sentence) => {
  const send = vi.fn()
  await setup({ send })
  await open().click()
  await amount().fill(text)
  await confirm().click()
  await expect.element(alert()).toHaveTextContent(sentence)
  expect(send).not.toHaveBeenCalled()
})

test('shows Processing, then Success, when Confirm Withdrawal is clicked', async () => {
  const sent: { data: string; to: string }[] = []
  const { chain, indexer } = await setup({
    async send(transaction) {
      sent.push(transaction)
      return HASH
    },
  })
  await open().click()
  await amount().fill('100')
  await confirm().click()
  await expect.element(dialog().getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()
  expect(sent[0]?.to.toLowerCase()).toBe(exampleConfig().contracts.rewardVault)
  expect(BigInt(`0x${sent[0]?.data.slice(-64)}`)).toBe(100n * UNIT)

  chain.mine(HASH, [withdrawalRequestedLog(BUYER, 7)])
  // The receipt is in block 101; until the indexer has read it, the chain answers.
  chain.functions.withdrawalsOf = () => [
    [
      {
        id: 7,
        token: USDT,
        requestedAt: 1_759_845_600,
        amount: 100n * UNIT,
        received: 94n * UNIT,
        status: 1,
      },
    ],
    0,
  ]
  await expect.element(dialog().getByText('Withdrawal requested')).toBeVisible()
  await expect.element(dialog().getByText('Processing')).toBeVisible()

  indexer.lists = { withdrawals: [indexedWithdrawal(7, 1_759_845_600)] }
  indexer.blockNumber = 101
  await expect.element(dialog().getByText('Success')).toBeVisible()
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Withdrawal paid')
  await expect.element(dialog().getByText(/^You can close this/)).not.toBeInTheDocument()
})

test('shows "You have canceled the transaction" and lets the user retry when the user rejects it in the wallet', async () => {
  await setup({ send: () => Promise.reject(rejection) })
  await open().click()
  await amount().fill('100')
  await confirm().click()
  await expect.element(alert()).toHaveTextContent('You have canceled the transaction')
  await expect.element(confirm()).toBeEnabled()
})

test('shows why and sends nothing when the contract refuses the withdrawal', async () => {
  const send = vi.fn()
  const { chain } = await setup({ send })
  chain.functions.requestWithdrawal = () => {
    throw revert('InsufficientRewards', [1n, 2n])
  }
  await open().click()
  await amount().fill('100')
  await confirm().click()
  await expect.element(alert()).toHaveTextContent('Insufficient Balance')
  expect(send).not.toHaveBeenCalled()
})

test('continues a pending withdrawal after a reload', async () => {
  const { chain, runtime } = await setup()
  runtime.pending.withdrawal.set(BUYER, { hash: HASH })
  await expect.element(page.getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()
  await expect.element(open()).toBeDisabled()
  chain.mine(HASH, [withdrawalRequestedLog(BUYER, 7)])
  await expect.element(open()).toBeEnabled()
  expect(runtime.pending.withdrawal.get(BUYER)).toBeUndefined()
})

/** A withdrawal in flight, sent with nonce 4, whose place something else has taken. */
async function setupReplaced() {
  const all = await setup()
  all.chain.finalize(5)
  all.runtime.pending.withdrawal.set(BUYER, { hash: HASH, nonce: 4 })
  return all
}

testInFull('finds a withdrawal by its nonce when it was sped up in the wallet', async () => {
  const spedUp = `0x${'ef'.repeat(32)}` as const
  const { chain, runtime } = await setupReplaced()
  const row = { id: 7, token: USDT, requestedAt: 1_759_845_599, amount: UNIT, received: UNIT, status: 1 }
  chain.functions.withdrawalsOf = () => [[row], 0]
  chain.see(spedUp, BUYER, 4)
  chain.mine(spedUp, [withdrawalRequestedLog(BUYER, 7)])
  await expect.poll(() => runtime.pending.withdrawal.get(BUYER)).toBeUndefined()
  await expect.element(open()).toBeEnabled()
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).not.toBeInTheDocument()
})

testInFull('shows that nothing was withdrawn when the withdrawal is canceled in the wallet', async () => {
  const { runtime } = await setupReplaced()
  await expect
    .element(page.getByRole('alert').filter({ hasText: /./ }))
    .toMatchTextContent(/canceled or replaced in your wallet, and nothing was withdrawn/)
  await expect.element(open()).toBeEnabled()
  expect(runtime.pending.withdrawal.get(BUYER)).toBeUndefined()
})

test("shows no success when the receipt has another user's withdrawal", async () => {
  const { chain } = await setup({ send: async () => HASH })
  chain.mine(HASH, [withdrawalRequestedLog(exampleConfig().contracts.presale, 7)])
  await open().click()
  await amount().fill('100')
  await confirm().click()
  await expect
    .element(alert())
    .toMatchTextContent(/^The transaction that your wallet reported did not do this/)
})
