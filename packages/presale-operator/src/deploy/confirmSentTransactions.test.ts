import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, custom, type Hash, zeroAddress, zeroHash } from 'viem'
import { bsc } from 'viem/chains'
import { expect, onTestFinished, test } from 'vitest'
import type { ChainClient } from '../chain/openChain.ts'
import { confirmSentTransactions } from './confirmSentTransactions.ts'

const HASH: Hash = `0x${'cd'.repeat(32)}`
const step = { futureId: 'Presale#Vault', networkInteractionId: 1 }

const receipt = {
  transactionHash: HASH,
  status: '0x1',
  logs: [],
  blockNumber: '0x1',
  blockHash: zeroHash,
  from: zeroAddress,
  to: zeroAddress,
  contractAddress: null,
  transactionIndex: '0x0',
  cumulativeGasUsed: '0x1',
  gasUsed: '0x1',
  effectiveGasPrice: '0x1',
  logsBloom: '0x',
  type: '0x0',
}

test('confirms what the journal says was sent, also when the node is behind at first', async () => {
  const journalDir = await mkdtemp(join(tmpdir(), 'journal-'))
  onTestFinished(() => rm(journalDir, { recursive: true }))
  const path = join(journalDir, 'journal.jsonl')
  await writeFile(path, JSON.stringify({ ...step, type: 'TRANSACTION_SEND', transaction: { hash: HASH } }))
  let asked = 0
  const request = async ({ method }: { method: string }) => {
    if (method !== 'eth_getTransactionReceipt') return '0x1'
    asked += 1
    if (asked <= 2) throw { code: -32000, message: 'transaction indexing is in progress' }
    return receipt
  }
  const transport = custom({ request }, { retryCount: 0 })
  const client = createPublicClient({ chain: bsc, transport, pollingInterval: 10 }) as unknown as ChainClient
  const confirm = (number: number) =>
    confirmSentTransactions({ client, journalDir, error: { number }, confirmations: 1 })

  expect(await confirm(10410)).toBe(false)
  expect(await confirm(10411)).toBe(true)
  const [, last = ''] = (await readFile(path, 'utf8')).split('\n')
  expect(JSON.parse(last)).toMatchObject({ ...step, type: 'TRANSACTION_CONFIRM', hash: HASH })
  // Nothing is open any more.
  expect(await confirm(10411)).toBe(false)
})
