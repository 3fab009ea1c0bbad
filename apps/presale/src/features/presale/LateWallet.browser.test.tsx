import { IS_FULL } from '@foyer/harness/full'
import { encodeEventTopics, type Hash, type Hex, parseAbi, zeroHash } from 'viem'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleView, INVITER, USDT } from '../../../test/exampleView.ts'
import { createFakeChain, minedLog, purchasedLog } from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet, rejection } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { SaleOfPage } from '../../../test/SaleOfPage.tsx'

const HASH: Hash = `0x${'cd'.repeat(32)}`
const SAFE_HASH: Hash = `0x${'5a'.repeat(32)}`
const expired = { code: 8000, message: 'Request expired. Please try again.' }

async function setup(send: () => Promise<Hash>) {
  const chain = createFakeChain(exampleView())
  const { runtime } = await createTestRuntime({ chain, wallet: createFakeWallet({ send }) })
  const { queryClient } = renderWithProviders(<SaleOfPage />, { runtime })
  await expect.element(buyNow()).toBeVisible()
  /** Looks now instead of in four seconds. */
  const look = () => queryClient.invalidateQueries()
  return { chain, runtime, look }
}

const buyNow = () => page.getByRole('button', { name: 'Buy Now' })
const pending = () => page.getByText(/^Sent\. Waiting for the blockchain/)

/** The purchase is in a block with the account's first nonce, and the sale has recorded it. */
function sendLate({ chain }: Awaited<ReturnType<typeof setup>>) {
  const record = { id: 1, blockNumber: 101, time: 0, itemId: 1, quantity: 1, payToken: USDT, cost: 1n }
  chain.functions.purchasesOf = () => [[record], 0]
  chain.see(HASH, BUYER, 0)
  chain.finalize(1)
}

test('takes up a purchase that the wallet sends after its request has expired', async () => {
  const parts = await setup(() => Promise.reject(expired))
  await buyNow().click()
  await expect.element(page.getByText(/^Your wallet did not answer in time/)).toBeVisible()
  await expect.element(page.getByText(/0 other transactions of this account since/)).toBeVisible()
  await expect.element(page.getByText(/may take 0 of this account, and it owns 0 × Genesis/)).toBeVisible()
  sendLate(parts)
  await parts.look()
  await expect.element(pending()).toBeVisible()
  parts.chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await parts.look()
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  expect(parts.runtime.pending.unanswered.purchase.get(BUYER)).toBeUndefined()
})

test('looks for what the wallet has sent before it is asked again', async () => {
  const send = vi.fn(() => Promise.reject(expired))
  const parts = await setup(send)
  await buyNow().click()
  await expect.element(page.getByText(/^Your wallet did not answer in time/)).toBeVisible()
  sendLate(parts)
  await buyNow().click()
  await expect.element(pending()).toBeVisible()
  expect(send).toHaveBeenCalledOnce()
})

test('forgets a request that is rejected after the user has stopped waiting', async () => {
  let reject: (error: object) => void = () => {}
  const parts = await setup(
    () =>
      new Promise((_, refuse) => {
        reject = refuse
      }),
  )
  await buyNow().click()
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect.element(page.getByText(/has not answered the last request/)).toBeVisible()
  reject(rejection)
  await expect.element(page.getByText(/has not answered the last request/)).not.toBeInTheDocument()
  expect(parts.runtime.pending.unanswered.purchase.get(BUYER)).toBeUndefined()
})

test.each(IS_FULL ? ['indexed', 'plain'] : ['indexed'])(
  'waits for the other owners of a Safe, and confirms by its own event: hash %s',
  async (form) => {
    const parts = await setup(async () => SAFE_HASH)
    parts.chain.functions.code = () => '0x6080'
    await buyNow().click()
    await expect.element(page.getByText(/^This account is a contract: the transaction waits/)).toBeVisible()
    await expect.element(page.getByText(/The network has not seen/)).not.toBeInTheDocument()

    parts.chain.mine(HASH, [purchasedLog(BUYER, USDT)])
    parts.chain.functions.logs = () => [executionLog(form === 'indexed')]
    await parts.look()
    await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
  },
)

test('confirms what others sent for a contract account by what the sale has recorded', async () => {
  const parts = await setup(async () => SAFE_HASH)
  parts.chain.functions.code = () => '0x6080'
  await buyNow().click()
  await expect.element(page.getByText(/^This account is a contract: the transaction waits/)).toBeVisible()
  parts.chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  parts.chain.see(HASH, INVITER, 0)
  const record = { id: 1, blockNumber: 101, time: 0, itemId: 1, quantity: 1, payToken: USDT, cost: 1n }
  parts.chain.functions.purchasesOf = () => [[record], 0]
  await parts.look()
  await expect.element(page.getByText('Purchase confirmed')).toBeVisible()
})

/** A Safe says that it has executed a transaction, with the hash as its version writes it. */
function executionLog(isIndexed: boolean) {
  const [event] = encodeEventTopics({
    abi: parseAbi(['event ExecutionSuccess(bytes32 txHash, uint256 payment)']),
  })
  const data: Hex = isIndexed ? zeroHash : `${SAFE_HASH}${zeroHash.slice(2)}`
  return minedLog({ address: BUYER, topics: isIndexed ? [event, SAFE_HASH] : [event], data }, HASH)
}
