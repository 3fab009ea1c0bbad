import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { type Fault, type ProxiedRequest, startFaultProxy } from '@foyer/harness/faults'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createRpc } from '../rpc/createRpc.ts'
import { signCalls } from '../signer/signText.ts'
import { readCallsId, toCallsId } from './callsId.ts'
import { createCalls } from './createCalls.ts'
import { type DappCalls, prepareCalls } from './prepareCalls.ts'

const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** A call without data opens it, one with data fails until then: like a purchase that needs an approval. */
const gate = '0x00000000000000000000000000000000000000a1'
const GATE = '0x3660095760015f55005b5f546012575f5ffd5b00'
/** Fails always. */
const reverting = '0x00000000000000000000000000000000000000a2'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
  await ask('anvil_setCode', [gate, GATE])
  await ask('anvil_setCode', [reverting, '0x5f5ffd'])
})
afterAll(() => anvil.stop())

beforeEach(async () => {
  await ask('evm_setAutomine', [true])
  await ask('anvil_setStorageAt', [gate, `0x${'0'.repeat(64)}`, `0x${'0'.repeat(64)}`])
})

async function ask(method: string, params: unknown[] = []): Promise<unknown> {
  const response = await fetch(anvil.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await response.json()) as { result: unknown }).result
}

type Choose = (request: ProxiedRequest) => Fault | undefined

/** A page of the wallet: its calls, and the network that it sees. */
async function setup(choose: Choose = () => undefined) {
  const proxy = await startFaultProxy(anvil.rpcUrl, choose)
  onTestFinished(() => proxy.stop())
  const rpcOf = createRpc({ project: { chains: { 56: { rpcUrls: [proxy.url] } } }, fetch, now: () => 0 })
  const calls = createCalls({ rpcOf, wait: () => new Promise((resolve) => setTimeout(resolve, 20)) })
  const prepare = (asked: Partial<DappCalls>) =>
    prepareCalls({ calls: [], ...asked } as DappCalls, {
      chainId: 56,
      account: account.address,
      rpc: rpcOf(56),
    })
  return {
    calls,
    prepare,

    /** Signs as the worker does, and sends. `forge` changes what was prepared, as time may. */
    async send(
      asked: DappCalls['calls'],
      forge: (transaction: object, index: number) => object = (each) => each,
    ) {
      const { transactions } = await prepare({ calls: asked })
      const params = [transactions.map(forge)]
      const text = JSON.stringify({ method: 'wallet_sendCalls', params })
      return calls.send(await signCalls(account, text, 56), 56)
    },
  }
}

const open = { to: gate }
const enter = { to: gate, data: '0x01' }
const pay = { to: other, value: '0x1' }

describe('prepareCalls', () => {
  test('numbers the transactions, and estimates each upon what those before it change', async () => {
    const { prepare } = await setup()
    const { transactions } = await prepare({
      calls: [open, enter, pay],
      from: account.address,
      chainId: '0x38',
    })
    const nonce = Number(await ask('eth_getTransactionCount', [account.address, 'latest']))
    expect(transactions.map((each) => Number(each.nonce))).toEqual([nonce, nonce + 1, nonce + 2])
    expect(transactions).toMatchObject([open, enter, { ...pay, gas: '0x5208' }])
    // The first call costs more than a plain transfer, and half of that is left.
    expect(Number(transactions[0]?.gas)).toBeGreaterThan(60_000)
  })

  test('refuses calls of which one would fail', async () => {
    const { prepare } = await setup()
    await expect(prepare({ calls: [enter, open] })).rejects.toThrow('error estimating gas')
    await expect(prepare({ calls: [pay, { to: reverting }] })).rejects.toThrow('error estimating gas')
  })

  test('estimates each by itself where the network cannot simulate', async () => {
    const error = { code: -32601, message: 'the method eth_simulateV1 does not exist' }
    const { prepare } = await setup(({ rpc }) => (rpc?.method === 'eth_simulateV1' ? { error } : undefined))
    expect((await prepare({ calls: [pay, open] })).transactions).toMatchObject([{ gas: '0x5208' }, open])
    await expect(prepare({ calls: [open, enter] })).rejects.toThrow('error estimating gas')
  })

  test.each<[string, Partial<DappCalls>, string]>([
    ['none', {}, 'There are no calls'],
    ['eleven', { calls: Array.from({ length: 11 }, () => pay) }, 'There are too many calls in one request'],
    [
      'calls as one',
      { calls: [pay, pay], atomicRequired: true },
      'This account cannot run several calls as one',
    ],
    [
      'a capability',
      { calls: [pay], capabilities: { paymasterService: { url: 'https://paymaster.example' } } },
      'The calls need a capability that is not supported',
    ],
    ['a call to no address', { calls: [{ to: '0x12' }] }, 'Invalid input'],
    ['another account', { calls: [pay], from: other }, 'The transaction is from another account'],
    ['another chain', { calls: [pay], chainId: '0x1' }, 'The transaction is for another chain'],
    ['a value of text', { calls: [{ to: other, value: 'all' }] }, 'Invalid input'],
    [
      'more than the account has',
      { calls: [pay, { to: other, value: `0x${(10n ** 24n).toString(16)}` }] },
      'insufficient funds',
    ],
  ])('refuses %s', async (_, asked, message) => {
    const { prepare } = await setup()
    await expect(prepare(asked)).rejects.toThrow(message)
  })

  test('takes one call that must be atomic, and leaves out what may be left out', async () => {
    const { prepare } = await setup()
    const capabilities = { paymasterService: { url: 'https://paymaster.example', optional: true } }
    expect((await prepare({ calls: [pay], atomicRequired: true, capabilities })).transactions).toHaveLength(1)
  })
})

describe('createCalls', () => {
  test('sends each when the one before it is in a block, and tells what has become of all', async () => {
    const { calls, send } = await setup()
    await ask('evm_setAutomine', [false])
    const id = await send([open, enter])
    expect(await calls.status(id)).toMatchObject({ version: '2.0.0', id, chainId: '0x38', status: 100 })
    expect(calls.isSending()).toBe(true)
    expect(await ask('txpool_status')).toMatchObject({ pending: '0x1' })

    await ask('evm_mine')
    await expect.poll(() => calls.isSending()).toBe(false)
    expect(await calls.status(id)).toMatchObject({ status: 100, receipts: [{ status: '0x1' }] })
    await ask('evm_mine')
    expect(await calls.status(id)).toMatchObject({
      atomic: false,
      status: 200,
      receipts: [{ status: '0x1' }, { status: '0x1' }],
    })
  })

  test('sends nothing after one that failed', async () => {
    const { calls, send } = await setup()
    const nonce = Number(await ask('eth_getTransactionCount', [account.address, 'latest']))
    const failing = (each: object, index: number) => (index === 1 ? { ...each, to: reverting } : each)
    const id = await send([pay, open, pay], failing)
    await expect.poll(() => calls.isSending()).toBe(false)
    expect(await calls.status(id)).toMatchObject({
      status: 600,
      receipts: [{ status: '0x1' }, { status: '0x0' }],
    })
    expect(Number(await ask('eth_getTransactionCount', [account.address, 'latest']))).toBe(nonce + 2)
  })

  test('has failed whole when the first one did', async () => {
    const { calls, send } = await setup()
    const id = await send([open, pay], (each, index) => (index === 0 ? { ...each, to: reverting } : each))
    await expect.poll(() => calls.isSending()).toBe(false)
    expect(await calls.status(id)).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  })

  test('is told from the chain by another page, which sends nothing', async () => {
    const { send } = await setup()
    const later = await setup()
    const id = await send([pay, open])
    await expect.poll(async () => (await later.calls.status(id)).status).toBe(200)
  })

  test('ends in part where the second one is refused', async () => {
    let count = 0
    const error = { code: -32000, message: 'replacement transaction underpriced' }
    const { calls, send } = await setup(({ rpc }) =>
      rpc?.method === 'eth_sendRawTransaction' && count++ > 0 ? { error } : undefined,
    )
    const id = await send([pay, open])
    await expect.poll(() => calls.isSending()).toBe(false)
    expect(await calls.status(id)).toMatchObject({ status: 600, receipts: [{ status: '0x1' }] })
  })

  test('goes on waiting while the network does not answer', async () => {
    let isDown = false
    const { calls, send } = await setup(() => (isDown ? 'drop' : undefined))
    await ask('evm_setAutomine', [false])
    const id = await send([pay, open])
    isDown = true
    await expect(calls.status(id)).rejects.toThrow('The network did not answer')
    await ask('evm_setAutomine', [true])
    await ask('evm_mine')
    isDown = false
    await expect.poll(async () => (await calls.status(id)).status).toBe(200)
  })

  test('sends nothing when the first one is refused', async () => {
    const { calls, send } = await setup()
    await expect(send([pay, pay], (each) => ({ ...each, nonce: '0x0' }))).rejects.toThrow('nonce too low')
    expect(calls.isSending()).toBe(false)
  })

  test.each([['0x77'], [toCallsId(56, [`0x${'ab'.repeat(32)}`])], ['constructor'], [`0x${'0'.repeat(64)}`]])(
    'knows no calls of the id %s',
    async (id) => {
      const { calls } = await setup()
      await expect(calls.status(id)).rejects.toThrow('Unknown bundle id')
    },
  )
})

test('an id is read as what it was made of', () => {
  const hashes = [`0x${'ab'.repeat(32)}`, `0x${'01'.repeat(32)}`] as const
  expect(readCallsId(toCallsId(56, hashes))).toEqual({ chainId: 56, hashes })
  expect(readCallsId(toCallsId(56, []))).toBeUndefined()
})
