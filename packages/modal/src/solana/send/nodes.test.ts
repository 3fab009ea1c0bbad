import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { type SolanaChain, startSolanaChain } from '@foyer/harness/solana'
import { type Network, walletNetwork } from '@foyer/modal-core'
import type { BaseError } from '@foyer/modal-core/page'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { askWallet } from '../../connections/askWallet.ts'
import { createSolanaSender, FEE, RECEIVER, SOL } from '../../test/createSolanaSender.ts'
import { createSolanaSending } from './createSolanaSending.ts'

/** Those that a node can have without waiting. */
const FAULTS: Fault[] = [
  'drop',
  'rateLimit',
  'serverError',
  'html',
  'truncate',
  { error: { code: -32005, message: 'Node is behind by 200 slots' } },
  { result: { value: 'one' } },
]
const AMOUNT = SOL / 2n

let chain: SolanaChain
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  chain = await startSolanaChain()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await chain.stop()
})

type Failing = { method: string; fault: Fault }

/** A transfer of half a SOL, at a node that fails as told. */
async function setup({ missing }: { missing?: readonly string[] } = {}) {
  let failing: Failing | undefined
  const proxy = await startFaultProxy(chain.rpcUrl, ({ rpc }) =>
    rpc?.method === failing?.method ? failing?.fault : undefined,
  )
  onTestFinished(proxy.stop)
  const sender = await createSolanaSender({ chain, rpcUrl: proxy.url, ...(missing && { missing }) })
  const waiting = new Set<() => unknown>()
  const sending = createSolanaSending({
    getProvider: sender.getProvider,
    askWallet,
    schedule(run) {
      waiting.add(run)
      return () => void waiting.delete(run)
    },
  })
  const network = walletNetwork(sender.modal.state) as Network
  const call = { type: 'transfer', token: undefined, to: RECEIVER, amount: AMOUNT } as const
  const prepare = () =>
    sending.prepare({ network, address: sender.own, connectorId: 'wallet-standard:Dev Wallet', call })

  /** Follows a transaction, look by look. */
  function follow(hash: string) {
    const told: string[] = []
    onTestFinished(sending.follow({ hash, network }, (status) => void told.push(status)))
    async function look() {
      await vi.waitUntil(() => waiting.size > 0 || told.length > 1)
      for (const run of [...waiting]) {
        waiting.delete(run)
        run()
      }
      await vi.waitUntil(() => waiting.size > 0 || told.length > 1)
    }
    return { told, look }
  }

  return {
    ...sender,
    sending,
    prepare,
    follow,
    fail(method: string, fault: Fault) {
      failing = { method, fault }
    },
    heal() {
      failing = undefined
    },
    sentTimes: () => chain.asked.filter((method) => method === 'sendTransaction').length,
    left: () => chain.balanceOf(sender.own),
  }
}

describe.each([
  'getMultipleAccounts',
  'getMinimumBalanceForRentExemption',
  'getLatestBlockhash',
  'getFeeForMessage',
  'simulateTransaction',
])('a node that fails at %s', (method) => {
  test('is told of, and no wallet is asked', async () => {
    const { prepare, fail, asked } = await setup()
    for (const fault of FAULTS) {
      fail(method, fault)
      await expect(prepare()).rejects.toThrow()
    }
    expect(asked()).toEqual([])
    expect(chain.asked).not.toContain('sendTransaction')
  })
})

test.each(FAULTS)(
  'a node that fails with %o while it takes the transaction: it is sent again, once',
  async (fault) => {
    const { prepare, fail, heal, follow, asked, left } = await setup()
    const { send } = await prepare()
    fail('sendTransaction', fault)
    const hash = await send()
    const { told, look } = follow(hash)
    heal()
    while (told.length < 2) await look()
    expect(told).toEqual(['pending', 'confirmed'])
    expect(asked()).toHaveLength(1)
    expect(left()).toBe(2n * SOL - AMOUNT - FEE)
  },
)

test('a node that takes the transaction and does not say so: nothing is sent twice', async () => {
  const { prepare, fail, follow, asked, left, sentTimes } = await setup()
  const { send } = await prepare()
  fail('sendTransaction', 'dropAnswer')
  const { told, look } = follow(await send())
  while (told.length < 2) await look()
  expect(told).toEqual(['pending', 'confirmed'])
  expect(asked()).toHaveLength(1)
  expect(sentTimes()).toBe(1)
  expect(left()).toBe(2n * SOL - AMOUNT - FEE)
})

test('a transaction that no node took in time has expired: the balance is as before', async () => {
  const { prepare, fail, follow, left } = await setup()
  const { send } = await prepare()
  fail('sendTransaction', 'drop')
  const { told, look } = follow(await send())
  chain.passBlocks(151n)
  while (told.length < 2) await look()
  expect(told).toEqual(['pending', 'expired'])
  expect(left()).toBe(2n * SOL)
})

describe('a node that has not heard of what the others have taken', () => {
  // It lags behind the one that says how far the network is, which is behind the same address.
  const behind: Fault = { result: { context: { slot: 1 }, value: [null] } }

  test('does not say that it has expired', async () => {
    const { prepare, fail, heal, follow, left, sentTimes } = await setup()
    const { send } = await prepare()
    const hash = await send()
    await vi.waitUntil(() => sentTimes() === 1)
    chain.passBlocks(200n)
    fail('getSignatureStatuses', behind)
    const { told, look } = follow(hash)
    for (let looks = 0; looks < 5; looks++) await look()
    expect(told).toEqual(['pending'])
    heal()
    while (told.length < 2) await look()
    expect(told).toEqual(['pending', 'confirmed'])
    expect(left()).toBe(2n * SOL - AMOUNT - FEE)
  })

  test('is not believed alone, even if it says that it is as far', async () => {
    const { prepare, fail, heal, follow, sentTimes } = await setup()
    const { send } = await prepare()
    const hash = await send()
    await vi.waitUntil(() => sentTimes() === 1)
    chain.passBlocks(200n)
    fail('getSignatureStatuses', { result: { context: { slot: 1_000_000_000_000 }, value: [null] } })
    const { told, look } = follow(hash)
    // The first look is made at once.
    await look()
    expect(told).toEqual(['pending'])
    heal()
    while (told.length < 2) await look()
    expect(told).toEqual(['pending', 'confirmed'])
  })
})

test('nothing is sent where the wallet answers after the last block', async () => {
  const { prepare, wallet, sentTimes, left, asked } = await setup()
  const { send } = await prepare()
  wallet.set({ delay: 60_000 })
  const sent = send()
  await vi.waitUntil(() => asked().length === 1)
  chain.passBlocks(151n)
  wallet.set({ delay: 0 })
  await expect(sent).rejects.toMatchObject({ problem: { code: 'sendExpired' } })
  expect(sentTimes()).toBe(0)
  expect(left()).toBe(2n * SOL)
})

test.each([
  ['a failure is told of as too late', 151n, { disconnected: true }, 'TransferError', 'sendExpired'],
  ['its user’s refusal stays one', 151n, { reject: true }, 'UserRejectedError', undefined],
  ['before that, a failure stays one', 0n, { disconnected: true }, 'ProviderRpcError', undefined],
])('a wallet that answers after the last block: %s', async (_, blocks, switches, name, code) => {
  const { prepare, wallet, sentTimes, asked } = await setup()
  const { send } = await prepare()
  wallet.set({ delay: 60_000 })
  const sent = send().catch((error: BaseError) => [error.name, error.problem?.code])
  await vi.waitUntil(() => asked().length === 1)
  chain.passBlocks(blocks)
  wallet.set({ delay: 0, ...switches })
  expect(await sent).toEqual([name, code])
  expect(sentTimes()).toBe(0)
})

test('a refusal in the wallet sends nothing', async () => {
  const { prepare, wallet, sentTimes } = await setup()
  const { send } = await prepare()
  wallet.set({ reject: true })
  await expect(send()).rejects.toMatchObject({ name: 'UserRejectedError' })
  expect(sentTimes()).toBe(0)
})

test('an account that the wallet has left is not paid from', async () => {
  const { prepare, wallet, asked } = await setup()
  const { send } = await prepare()
  wallet.disconnect()
  await expect(send()).rejects.toMatchObject({ name: 'AccountChangedError' })
  expect(asked()).toEqual([])
})

test('a wallet that only signs and sends, and fails there, may have sent', async () => {
  const { prepare, own } = await setup({ missing: ['solana:signTransaction'] })
  const { send } = await prepare()
  // The wallet's node refuses: the account has nothing any more.
  chain.fund(own, -2n * SOL)
  await expect(send()).rejects.toMatchObject({ problem: { code: 'mayBeSent', wallet: 'Dev Wallet' } })
})
