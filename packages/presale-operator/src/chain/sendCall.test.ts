import { createPublicClient, custom, type Hash, zeroAddress, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from './call.ts'
import type { ChainClient } from './openChain.ts'
import { sendCall } from './sendCall.ts'

const HASH: Hash = `0x${'cd'.repeat(32)}`
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const call = { to: zeroAddress, data: '0x8456cb59', functionName: 'pause' } as unknown as Call
const receipt = {
  transactionHash: HASH,
  status: '0x1',
  logs: [],
  blockNumber: '0x1',
  blockHash: zeroHash,
  from: account.address,
  to: zeroAddress,
  contractAddress: null,
  transactionIndex: '0x0',
  cumulativeGasUsed: '0x1',
  gasUsed: '0x1',
  effectiveGasPrice: '0x1',
  logsBloom: '0x',
  type: '0x0',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sends through a node that answers each question for the receipt with the next of these. */
async function send(answers: readonly unknown[]) {
  let [asked, sent] = [0, 0]
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return '0x38'
    if (method === 'eth_call') return '0x'
    if (method === 'eth_blockNumber') return '0x1'
    if (method === 'eth_getBlockByNumber') return { number: '0x1', baseFeePerGas: '0x1', transactions: [] }
    if (method === 'eth_sendRawTransaction') {
      sent += 1
      return HASH
    }
    if (method === 'eth_getTransactionReceipt') {
      const answer = answers[asked++] ?? answers.at(-1)
      if (answer instanceof Error) throw answer
      return answer
    }
    return '0x1'
  }
  const transport = custom({ request }, { retryCount: 0 })
  const client = createPublicClient({ chain: bsc, transport, pollingInterval: 10 }) as unknown as ChainClient
  const outcome = sendCall(client, account, call).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  return { outcome: await outcome, sent }
}

const behind = (code: number, message: string) => Object.assign(new Error(message), { code })

test('waits for the receipt while the node is behind, and sends once', async () => {
  const { outcome, sent } = await send([
    behind(-32000, 'transaction indexing is in progress'),
    behind(-32001, 'Resource not found'),
    receipt,
  ])
  expect(outcome).toMatchObject({ transactionHash: HASH })
  expect(sent).toBe(1)
})

test('says that it was sent when the node does not tell what came of it', async () => {
  const { outcome } = await send([behind(-32602, 'invalid params')])
  expect(outcome).toMatchObject({
    shortMessage: 'pause was sent, but it is not known whether it was mined.',
    details: [`transaction ${HASH}`],
  })
})

test('says that it was mined when it reverted', async () => {
  const { outcome } = await send([{ ...receipt, status: '0x0' }])
  expect(outcome).toMatchObject({ shortMessage: 'pause was mined but reverted.' })
})
