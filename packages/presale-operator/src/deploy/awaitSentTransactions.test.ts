import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnvil } from '@foyer/harness/anvil'
import { createWalletClient, custom, zeroHash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChainClient, openChain } from '../chain/openChain.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { awaitSentTransactions } from './awaitSentTransactions.ts'
import { sentTransactions } from './sentTransactions.ts'

let anvil: Awaited<ReturnType<typeof startAnvil>>
let client: ChainClient
beforeAll(async () => {
  anvil = await startAnvil()
  client = await openChain({ rpcUrl: anvil.rpcUrl, chainId: 56 })
})
afterAll(() => anvil.stop())

const tooHigh = (expectedNonce: number, pendingCount: number) =>
  Object.assign(new Error('nonce too high'), {
    number: 10411,
    messageArguments: { sender: devnetAccount(0).address, expectedNonce, pendingCount },
  })

test('resumes after the transactions are mined that the list of sent ones has for each nonce between', async () => {
  const journalDir = await mkdtemp(join(tmpdir(), 'journal-'))
  const sent = sentTransactions(journalDir)
  const wallet = createWalletClient({
    account: devnetAccount(0),
    chain: client.chain,
    transport: custom(client),
  })
  // Nonce 0 was sent twice, of which one cannot be mined any more.
  await sent.add(0, zeroHash)
  await client.request({ method: 'evm_setAutomine', params: [false] } as never)
  for (const nonce of [0, 1]) {
    const hash = await wallet.sendTransaction({ to: devnetAccount(1).address, nonce })
    await sent.add(nonce, hash)
  }
  let isDone = false
  const waiting = awaitSentTransactions({ client, journalDir, error: tooHigh(0, 2) }).finally(() => {
    isDone = true
  })
  expect(await client.getTransactionCount({ address: devnetAccount(0).address })).toBe(0)
  expect(isDone).toBe(false)
  await client.request({ method: 'anvil_mine', params: ['0x1'] } as never)
  expect(await waiting).toBe(true)
})

test('does not resume when a nonce between is not in the list, or the failure is another one', async () => {
  const journalDir = await mkdtemp(join(tmpdir(), 'journal-'))
  await sentTransactions(journalDir).add(0, zeroHash)
  expect(await awaitSentTransactions({ client, journalDir, error: tooHigh(0, 2) })).toBe(false)
  expect(await awaitSentTransactions({ client, journalDir, error: new Error('other') })).toBe(false)
})
