import { zeroHash } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sendTransaction } from './transactions.ts'

const KEY = `0x${'11'.repeat(32)}` as const
const HASH = `0x${'cd'.repeat(32)}`
const ADDRESS = `0x${'22'.repeat(20)}` as const
type Failure = { error: { code: number; message: string } }

const receipt = {
  transactionHash: HASH,
  status: '0x1',
  logs: [],
  blockNumber: '0x1',
  blockHash: zeroHash,
  from: ADDRESS,
  to: ADDRESS,
  contractAddress: ADDRESS,
  transactionIndex: '0x0',
  cumulativeGasUsed: '0x1',
  gasUsed: '0x1',
  effectiveGasPrice: '0x1',
  logsBloom: '0x',
  type: '0x0',
}

/** Sends through a node that answers with these, by method; several are answered one after the other. */
function send(answers: Record<string, readonly (Failure | { result: unknown })[]>) {
  const counts: Record<string, number> = {}
  const defaults: Record<string, unknown> = {
    eth_getBlockByNumber: { number: '0x1', baseFeePerGas: '0x1', transactions: [] },
    eth_sendRawTransaction: HASH,
    eth_getTransactionReceipt: receipt,
  }
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { id, method } = JSON.parse(body)
    const count = counts[method] ?? 0
    counts[method] = count + 1
    const answer = answers[method]?.[count] ?? { result: defaults[method] ?? '0x1' }
    return Response.json({ jsonrpc: '2.0', id, ...answer })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return sendTransaction({ to: ADDRESS, data: '0x', value: 1n }, { rpcUrl: 'http://127.0.0.1:1', key: KEY })
}

test('waits for the receipt while the node is behind', async () => {
  const behind = { error: { code: -32000, message: 'transaction indexing is in progress' } }
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sending = send({ eth_getTransactionReceipt: [behind, behind] })
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await sending).hash).toBe(HASH)
})

test('says that the transaction was not sent when the node refuses it', async () => {
  const poor = { error: { code: -32000, message: 'insufficient funds for gas * price + value' } }
  await expect(send({ eth_sendRawTransaction: [poor] })).rejects.toThrow('The transaction was not sent')
})

test('does not say that nothing was sent when the node did not tell', async () => {
  const behind = { error: { code: -32001, message: 'Resource not found' } }
  const failures = Array.from({ length: 5 }, () => behind)
  await expect(send({ eth_sendRawTransaction: failures })).rejects.toThrow(
    /^The node did not say whether it accepted the transaction/,
  )
})
