import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { createFakeChain, withdrawalSettledLog } from '../../../test/fakeChain.ts'
import { createFakeIndexer, indexedWithdrawal } from '../../../test/fakeIndexer.ts'
import { BUYER, createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { WithdrawalHistory } from './WithdrawalHistory.tsx'

const HASH = `0x${'cd'.repeat(32)}` as const
/** The time of the first request, in seconds. */
const REQUESTED = 1_759_845_601

/** @param now chain time in seconds */
async function setup(now: number, withdrawals = [indexedWithdrawal(1)]) {
  const indexer = createFakeIndexer({ withdrawals }, { timestamp: now })
  const chain = createFakeChain()
  const { runtime } = await createTestRuntime({
    chain,
    config: indexer.config,
    wallet: createFakeWallet({ send: async () => HASH }),
  })
  runtime.clock.observe(BigInt(now))
  renderWithProviders(<WithdrawalHistory account={BUYER} />, { runtime })
  return { chain, runtime, indexer: indexer.state }
}

const row = () => page.getByRole('table', { name: 'Withdrawal History' }).getByRole('row').nth(1)
const settle = () => page.getByRole('button', { name: 'Pay out now' })

test('shows the time, the amount, the amount received and the status', async () => {
  await setup(REQUESTED)
  await expect.element(row()).toMatchTextContent(/^Oct \d, 2025, .*100.*94.*USDT.*Processing/)
})

test("shows when the user can pay it out within the keeper's ten minutes", async () => {
  await setup(REQUESTED + 599 - 5)
  await expect.element(row()).toMatchTextContent(/you can pay it out yourself from/)
  await expect.element(settle()).not.toBeInTheDocument()
})

test('lets the user pay it out when the keeper is late', async () => {
  const { chain, indexer } = await setup(REQUESTED + 600)
  await settle().click()
  await expect.element(page.getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()
  indexer.lists = { withdrawals: [indexedWithdrawal(1, REQUESTED)] }
  indexer.blockNumber = 101
  chain.mine(HASH, [withdrawalSettledLog(BUYER, 1)])
  await expect.element(row()).toMatchTextContent(/Success/)
  await expect.element(settle()).not.toBeInTheDocument()
})

test('shows no success when a settlement paid nothing', async () => {
  const { chain } = await setup(REQUESTED + 600)
  await settle().click()
  chain.mine(HASH, [])
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^This transaction paid nothing out/)
})

test('refers to the status when a settlement was sped up or canceled in the wallet', async () => {
  const { chain, runtime, indexer } = await setup(REQUESTED + 600)
  await expect.element(settle()).toBeVisible()
  indexer.lists = { withdrawals: [indexedWithdrawal(1, REQUESTED)] }
  chain.finalize(5)
  runtime.pending.settlement.set(BUYER, { hash: HASH, nonce: 4 })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The status shows whether .* paid out/)
  await expect.element(row()).toMatchTextContent(/Success/)
})

test('marks Success as confirming until its block is final', async () => {
  const { chain } = await setup(REQUESTED + 10, [indexedWithdrawal(1, REQUESTED + 9)])
  chain.functions.finalizedTime = () => REQUESTED
  await expect.element(row()).toMatchTextContent(/Success confirming/)
  chain.functions.finalizedTime = () => REQUESTED + 9
  await expect.element(row()).toMatchTextContent(/Success$/)
})
