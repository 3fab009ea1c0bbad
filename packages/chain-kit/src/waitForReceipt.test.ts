import { createClient, custom, numberToHex, zeroAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { waitForReceipt } from './waitForReceipt.ts'

const HASH = `0x${'cd'.repeat(32)}` as const

/** A client whose node gives these answers for the receipt in turn, the last one for ever. */
function createNode(...answers: (object | null)[]) {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_blockNumber') return numberToHex(7)
    if (method === 'eth_getTransactionByHash') return transaction
    if (method !== 'eth_getTransactionReceipt') throw new Error(`The node does not answer ${method}.`)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer !== undefined && answer !== null && 'code' in answer) throw Object.assign(new Error(), answer)
    return answer
  }
  const transport = custom({ request }, { retryCount: 0 })
  return createClient({ chain: mainnet, transport, pollingInterval: 10, cacheTime: 0 })
}

const transaction = {
  hash: HASH,
  blockHash: HASH,
  blockNumber: '0x7',
  from: zeroAddress,
  to: zeroAddress,
  nonce: '0x1',
  gas: '0x1',
  gasPrice: '0x1',
  value: '0x0',
  input: '0x',
  transactionIndex: '0x0',
  type: '0x0',
}

const receipt = {
  transactionHash: HASH,
  status: '0x1',
  logs: [],
  blockNumber: '0x7',
  blockHash: HASH,
  transactionIndex: '0x0',
  from: zeroAddress,
  to: zeroAddress,
  contractAddress: null,
  cumulativeGasUsed: '0x1',
  gasUsed: '0x1',
  effectiveGasPrice: '0x1',
  logsBloom: '0x',
  type: '0x2',
}

test('waits on when the node is behind after the transaction was sent', async () => {
  const client = createNode(
    { code: -32000, message: 'transaction indexing is in progress' },
    { code: -32001, message: 'Resource not found.' },
    { code: -32016, message: 'over rate limit' },
    receipt,
  )
  const { status } = await waitForReceipt(client, { hash: HASH, pause: 1 })
  expect(status).toBe('success')
})

test('ends when the time is over, and at an error that waiting does not mend', async () => {
  const behind = createNode({ code: -32000, message: 'header not found' })
  await expect(waitForReceipt(behind, { hash: HASH, timeout: 50, pause: 1 })).rejects.toThrow(/Timed out/)
  const broken = createNode({ code: -32602, message: 'invalid params' })
  await expect(waitForReceipt(broken, { hash: HASH, pause: 1 })).rejects.toThrow(/[Ii]nvalid/)
})
