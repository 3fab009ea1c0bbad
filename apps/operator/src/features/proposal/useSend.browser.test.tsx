import { type Address, type Hash, numberToHex, toEventSelector, zeroHash } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exampleConfig, HOLDERS } from '../../../test/exampleConfig.ts'
import { type Answers, renderConsole } from '../../../test/renderConsole.tsx'

afterEach(() => localStorage.clear())

const { presale } = exampleConfig().deployment.contracts
const { guardian } = HOLDERS
const HASH: Hash = `0x${'cd'.repeat(32)}`
const OTHER: Hash = `0x${'ef'.repeat(32)}`
const button = (name: string) => page.getByRole('button', { name })
const receipt = (transactionHash: Hash, to: Address) => ({
  transactionHash,
  to,
  from: guardian,
  status: '0x1',
  logs: [],
  blockNumber: '0x64',
})

/** Pauses the sale as the guardian, whose wallet answers with `HASH` by default. */
async function pause(node: Answers, answer = async (_call: { to: string; data: string }) => HASH) {
  const send = vi.fn(answer)
  await renderConsole({ account: guardian, send, node })
  await button('Pause the sale…').click()
  await button('Send with the connected wallet').click()
  return send
}

/** A node where `OTHER` has the nonce of `HASH`. */
const replacedBy = (to: Address): Answers => ({
  eth_getTransactionReceipt: ([hash]) => (hash === OTHER ? receipt(OTHER, to) : null),
  eth_getTransactionByHash: ([hash]) => ({ hash, from: guardian, nonce: '0x4' }),
  eth_blockNumber: () => '0x64',
  // The nonce was used in the newest block.
  eth_getTransactionCount: ([, block]) => (block === 'finalized' || block === '0x64' ? '0x5' : '0x4'),
  eth_getBlockByNumber: ([number]) => ({
    number,
    timestamp: numberToHex(1),
    transactions: [{ hash: OTHER, from: guardian, nonce: '0x4' }],
  }),
})

test('is done when the receipt says so', async () => {
  await pause({ eth_getTransactionReceipt: ([hash]) => receipt(hash as Hash, presale) })
  await expect.element(page.getByText(/^Done\./)).toBeVisible()
})

test('takes up what is in flight when the proposal is opened again, and sends it once', async () => {
  const send = await pause({})
  await expect.element(page.getByText(/^Sent, waiting for its block/)).toBeVisible()
  await button('Discard').click()
  await button('Pause the sale…').click()
  await expect.element(page.getByText(/^Sent, waiting for its block/)).toBeVisible()
  await expect.element(button('Send with the connected wallet')).not.toBeInTheDocument()
  expect(send).toHaveBeenCalledOnce()
})

test('follows a transaction that was sped up in the wallet', async () => {
  await pause(replacedBy(presale))
  const done = page.getByRole('status').filter({ hasText: /^Done\./ })
  await expect.element(done).toMatchTextContent(OTHER)
})

test('does not report a transaction as done that was canceled in the wallet', async () => {
  await pause(replacedBy(guardian))
  await expect
    .element(page.getByText('The transaction that took its nonce does something else.'))
    .toBeVisible()
  await expect.element(page.getByText(/^Done\./)).not.toBeInTheDocument()
})

test('says that a transaction was replaced when the node no longer knows by what', async () => {
  const { eth_getBlockByNumber: _, ...node } = replacedBy(presale)
  await pause({
    ...node,
    eth_getTransactionCount: ([, block]) => {
      if (block === 'finalized') return '0x5'
      throw new Error('missing trie node')
    },
  })
  await expect.element(page.getByText(/^Another transaction of this account took its nonce/)).toBeVisible()
})

const SAFE_HASH: Hash = `0x${'5a'.repeat(32)}`

/** A node of a guardian that is a Safe, whose owners have executed the transaction with this event. */
const executed = (event: string): Answers => {
  const log = {
    address: guardian,
    topics: [toEventSelector(event), SAFE_HASH],
    data: zeroHash,
    transactionHash: OTHER,
    blockNumber: '0x64',
    logIndex: '0x0',
    transactionIndex: '0x0',
  }
  return {
    eth_blockNumber: () => '0x64',
    eth_getCode: () => '0x6080',
    eth_getLogs: () => [log],
    eth_getTransactionReceipt: ([hash]) =>
      hash === OTHER && { ...receipt(OTHER, guardian), from: HOLDERS.operator, logs: [log] },
  }
}

test('waits for the other owners of a Safe, and says whether they had it done', async () => {
  const node: Answers = { ...executed('ExecutionSuccess(bytes32,uint256)'), eth_getLogs: () => [] }
  await pause(node, async () => SAFE_HASH)
  await expect.element(page.getByText(/^The account is a contract, such as a Safe/)).toBeVisible()
  Object.assign(node, executed('ExecutionSuccess(bytes32,uint256)'))
  const done = page.getByRole('status').filter({ hasText: /^Done\./ })
  await expect.element(done).toMatchTextContent(OTHER)
})

test('does not report a call as done that has failed in a Safe', async () => {
  await pause(executed('ExecutionFailure(bytes32,uint256)'), async () => SAFE_HASH)
  await expect.element(page.getByText('The transaction was mined but reverted.')).toBeVisible()
  await expect.element(page.getByText(/^Done\./)).not.toBeInTheDocument()
})

test('takes up a call that the wallet sends after its request has expired, and no other one', async () => {
  const node = { eth_getTransactionCount: () => '0x4' } as Answers
  const send = await pause(node, () => Promise.reject({ code: 8000, message: 'Request expired.' }))
  await expect.element(page.getByText(/^The wallet did not answer in time/)).toBeVisible()
  await expect.element(page.getByText(/^The wallet has not answered the last request/)).toBeVisible()
  const [call] = send.mock.calls[0] ?? []
  const used = (block: unknown) => (block === undefined || block === 'latest' ? '0x6' : '0x4')
  Object.assign(node, {
    eth_blockNumber: () => '0x64',
    eth_getTransactionCount: ([, block]: readonly unknown[]) => (block === '0x64' ? '0x6' : used(block)),
    eth_getBlockByNumber: ([number]: readonly unknown[]) => ({
      number,
      timestamp: numberToHex(1),
      transactions: [
        { hash: zeroHash, from: guardian, nonce: '0x4', to: presale, input: '0x12345678' },
        { hash: HASH, from: guardian, nonce: '0x5', to: presale, input: call?.data },
      ],
    }),
  })
  await button('Send with the connected wallet').click()
  await expect.element(page.getByText(/^Sent, waiting for its block/)).toMatchTextContent(HASH)
  expect(send).toHaveBeenCalledOnce()
})
