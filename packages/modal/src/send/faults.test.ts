import { type Anvil, startAnvil } from '@foyer/harness/anvil'
import { type Fault, startFaultProxy } from '@foyer/harness/faults'
import { selectRows } from '@foyer/harness/full'
import { connect, createModal, loadBalance, type Modal } from '@foyer/modal-core'
import { memoryStorage, bsc as network } from '@foyer/modal-core/test'
import { createPublicClient, http } from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { eip1193Adapter } from '../eip1193/eip1193Adapter.ts'
import { ADDRESS, createWallet } from '../test/createWallet.ts'
import { send } from './send.ts'

const RDNS = 'dev.foyer.testing'
const TO = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'
/** Those that a node can have without waiting. */
const FAULTS: Fault[] = [
  'drop',
  'rateLimit',
  'serverError',
  'html',
  'truncate',
  { error: { code: -32000, message: 'busy' } },
]

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())
// A modal starts its adapters wherever there is a window; nothing else of it is used here.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

type SetupParameters = { chainDefault?: string[] }

/** A modal whose wallet and dapp have one node, which fails as told, and a form for a little of the currency. */
async function setup({ chainDefault = [] }: SetupParameters = {}) {
  let fails: { method: string; fault: Fault } | undefined
  const { url, stop } = await startFaultProxy(anvil.rpcUrl, ({ rpc }) =>
    rpc?.method === fails?.method ? fails?.fault : undefined,
  )
  onTestFinished(stop)
  const waiting = new Set<() => void>()
  const schedule = (run: () => void, milliseconds: number) => {
    if (milliseconds === 1_000) waiting.add(run)
    return () => void waiting.delete(run)
  }
  /** Lets the next look for a receipt happen. */
  function look() {
    for (const run of waiting) {
      waiting.delete(run)
      run()
    }
  }
  const storage = memoryStorage()
  const wallet = createWallet({ storage, rpcUrl: url })
  const target = new EventTarget()
  wallet.announce(target)
  const rpcUrls = { default: { http: [url] }, chainDefault: { http: chainDefault } }
  const modal: Modal = createModal({
    networks: [{ ...network, rpcUrls }],
    adapters: [eip1193Adapter({ target })],
    features: [send({ schedule })],
    storage,
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  await connect(modal, { connectorId: RDNS })
  await loadBalance(modal)
  const { current } = modal.state.balance
  const control = modal.controls.send
  control?.setToken(current.status === 'ready' ? current.tokens[0] : undefined)
  control?.setAmount('0.001')
  control?.setReceiver(TO)
  const fail = (method: string, fault: Fault | undefined) => {
    fails = fault && { method, fault }
  }
  return { control, state: () => modal.state.send, fail, look, isLooking: () => waiting.size > 0 }
}

const countSent = () =>
  createPublicClient({ transport: http(anvil.rpcUrl) }).getTransactionCount({ address: ADDRESS })

/** Nothing is sent or lost here, so one fault stands for all: `test:full` has each. */
describe.each(selectRows(FAULTS, (fault) => fault === 'truncate'))('a node with the fault %j', (fault) => {
  test.each(['eth_estimateGas', 'eth_gasPrice'])(
    'in %s: says that the fee cannot be estimated',
    async (method) => {
      const { control, state, fail } = await setup()
      fail(method, fault)
      expect(await control?.preview()).toBe(false)
      expect(state()).toMatchObject({ status: 'editing', error: { code: 'estimate' } })
      fail(method, undefined)
      expect(await control?.preview()).toBe(true)
    },
  )

  test('asks the chain’s own node in its place', async () => {
    const { control, fail } = await setup({ chainDefault: [anvil.rpcUrl] })
    fail('eth_estimateGas', fault)
    expect(await control?.preview()).toBe(true)
  })
})

describe.each(FAULTS)('a node with the fault %j', (fault) => {
  test('while sending: says so, and sends nothing', async () => {
    const { control, state, fail } = await setup()
    const before = await countSent()
    await control?.preview()
    fail('eth_sendRawTransaction', fault)
    expect(await control?.send()).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', hash: undefined, error: { code: 'failed' } })
    expect(await countSent()).toBe(before)
  })

  test('while the receipt is looked for: confirms once the node answers', async () => {
    const { control, state, fail, look } = await setup()
    await control?.preview()
    fail('eth_getTransactionReceipt', fault)
    expect(await control?.send()).toBe(true)
    look()
    expect(state()?.status).toBe('sent')
    fail('eth_getTransactionReceipt', undefined)
    await vi.waitUntil(() => state()?.status === 'confirmed' || look())
  })
})

test('sends once when the node takes the transaction and its answer is lost', async () => {
  const { control, state, fail } = await setup()
  const before = await countSent()
  await control?.preview()
  fail('eth_sendRawTransaction', 'dropAnswer')
  expect(await control?.send()).toBe(false)
  expect(state()).toMatchObject({ status: 'failed', error: { code: 'failed' } })
  expect(await control?.send()).toBe(false)
  expect(await countSent()).toBeLessThanOrEqual(before + 1)
})

test('takes a receipt of another transaction for none', async () => {
  const { control, state, fail, look, isLooking } = await setup()
  await control?.preview()
  const lie = { transactionHash: `0x${'ab'.repeat(32)}`, status: '0x1', blockNumber: '0x1' }
  fail('eth_getTransactionReceipt', { result: lie })
  await control?.send()
  await vi.waitUntil(isLooking)
  look()
  await vi.waitUntil(isLooking)
  expect(state()?.status).toBe('sent')
})
