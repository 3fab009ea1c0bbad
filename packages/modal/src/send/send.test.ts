// @vitest-environment happy-dom

import { connect, createModal, loadBalance, type Modal } from '@foyer/modal-core'
import { memoryStorage, bsc as network } from '@foyer/modal-core/test'
import { DevToken, RefusingToken, SilentToken } from '@foyer/stand-ins/market'
import { type Address, concat, erc20Abi, type Hash, numberToHex, parseEther, toEventSelector } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eip1193Adapter } from '../eip1193/eip1193Adapter.ts'
import { ADDRESS, createWallet } from '../test/createWallet.ts'
import { startTokenChain, type TokenChain } from '../test/startTokenChain.ts'
import { type SendParameters, send } from './send.ts'

const RDNS = 'dev.foyer.testing'
const TO: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

let chain: TokenChain
beforeAll(async () => {
  chain = await startTokenChain(parseEther('1000'))
})
afterAll(() => chain.stop())
afterEach(async () => {
  await chain.client.setAutomine(true)
  await chain.client.mine({ blocks: 1 })
})

/** A clock that a test moves by hand. */
function createClock() {
  const waiting = new Map<() => void, number>()
  return {
    schedule: (run: () => void, milliseconds: number) => {
      waiting.set(run, milliseconds)
      return () => void waiting.delete(run)
    },
    isWaiting: (milliseconds: number) => [...waiting.values()].includes(milliseconds),
    /** Lets everything happen that waits for so long. */
    pass(milliseconds: number) {
      for (const [run, time] of waiting) {
        if (time !== milliseconds) continue
        waiting.delete(run)
        run()
      }
    },
  }
}

/** A modal with the testing wallet on a real chain, and a form for 1 of a token, USDT unless told otherwise. */
async function setup(parameters: SendParameters = {}, token = chain.token) {
  const storage = memoryStorage()
  const wallet = createWallet({ storage, rpcUrl: chain.rpcUrl })
  wallet.announce()
  const clock = createClock()
  const modal: Modal = createModal({
    networks: [{ ...network, rpcUrls: { default: { http: [chain.rpcUrl] } } }],
    adapters: [eip1193Adapter()],
    features: [send({ schedule: clock.schedule, ...parameters })],
    tokens: { 56: [{ address: token }] },
    storage,
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  await connect(modal, { connectorId: RDNS })
  await loadBalance(modal)
  const tokens = () => {
    const { current } = modal.state.balance
    return current.status === 'ready' ? current.tokens : []
  }
  const control = modal.controls.send
  const state = () => modal.state.send
  async function preview({ token = 1, amount = '1', to = TO.toLowerCase() } = {}) {
    control?.setToken(tokens()[token])
    control?.setAmount(amount)
    control?.setReceiver(to)
    return control?.preview()
  }
  const reaches = (status: string) => vi.waitUntil(() => state()?.status === status || clock.pass(1_000))
  return { modal, wallet, clock, control, state, tokens, preview, reaches }
}

const tokensOf = (owner: Address, token = chain.token) =>
  chain.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })

test('sends a token, and is confirmed by the receipt', async () => {
  const { modal, control, state, tokens, preview, reaches } = await setup()
  const before = await tokensOf(TO)
  expect(await preview()).toBe(true)
  expect(state()).toMatchObject({ status: 'ready', receiverAddress: TO, fee: expect.any(BigInt) })
  expect(await control?.send()).toBe(true)
  await reaches('confirmed')
  expect((await tokensOf(TO)) - before).toBe(parseEther('1'))
  const receipt = await chain.client.getTransactionReceipt({ hash: state()?.hash as Hash })
  expect(receipt).toMatchObject({ status: 'success', from: ADDRESS.toLowerCase() })
  const left = await tokensOf(ADDRESS)
  await vi.waitUntil(() => tokens()[1]?.amount === left)
  expect(modal.state.balance.current.status).toBe('ready')
})

test('sends all of the network’s currency that the fee leaves', async () => {
  const { control, state, preview, reaches } = await setup()
  await preview({ token: 0, amount: '' })
  await control?.useMax()
  expect(await control?.preview()).toBe(true)
  expect(await control?.send()).toBe(true)
  await reaches('confirmed')
  const left = await chain.client.getBalance({ address: ADDRESS })
  expect(left).toBeLessThan((state()?.fee ?? 0n) * 2n)
  await chain.client.setBalance({ address: ADDRESS, value: parseEther('10000') })
})

test('says after 25,000 ms that a transaction is not confirmed, and asks no more by itself', async () => {
  const { clock, control, state, preview, reaches } = await setup()
  await preview()
  await chain.client.setAutomine(false)
  await control?.send()
  clock.pass(25_000)
  await reaches('timedOut')
  expect(state()?.hash).toMatch(/^0x[0-9a-f]{64}$/)
  await chain.client.mine({ blocks: 1 })
  clock.pass(30_000)
  await control?.useMax()
  expect(state()?.status).not.toBe('confirmed')
})

test('confirms it later where polling is on', async () => {
  const { clock, control, preview, reaches } = await setup({ pollPending: true })
  await preview()
  await chain.client.setAutomine(false)
  await control?.send()
  clock.pass(25_000)
  await reaches('timedOut')
  await chain.client.mine({ blocks: 1 })
  clock.pass(30_000)
  await reaches('confirmed')
})

describe('a token of another kind', () => {
  test('is sent where its transfer answers nothing', async () => {
    const token = await chain.addToken(SilentToken, [])
    const { control, preview, reaches } = await setup({}, token)
    expect(await preview()).toBe(true)
    expect(await control?.send()).toBe(true)
    await reaches('confirmed')
    expect(await tokensOf(TO, token)).toBe(parseEther('1'))
  })

  test('is refused before the wallet is asked where its transfer answers false', async () => {
    const { preview, state } = await setup({}, await chain.addToken(RefusingToken, []))
    expect(await preview()).toBe(false)
    expect(state()).toMatchObject({ status: 'editing', error: { code: 'estimate' } })
  })

  test('is sent where it keeps a part, of which the balance tells', async () => {
    const token = await chain.addToken(DevToken, ['Tax', 'TAX', 18, 1_000n])
    const { control, preview, reaches, tokens } = await setup({}, token)
    expect(await preview()).toBe(true)
    await control?.send()
    await reaches('confirmed')
    expect(await tokensOf(TO, token)).toBe(parseEther('0.9'))
    await vi.waitUntil(() => tokens()[1]?.amount === parseEther('999'))
  })
})

describe('replaced in the wallet', () => {
  /** A form of which the node has seen the transaction, but has it in no block. Resolves with how to replace it. */
  async function sendUnmined() {
    const sending = await setup()
    const { wallet, clock, control, state, preview } = sending
    await preview()
    await chain.client.setAutomine(false)
    await control?.send()
    const hash = state()?.hash as Hash
    const { to, input, nonce } = await chain.client.getTransaction({ hash })
    await vi.waitUntil(() => clock.isWaiting(1_000))
    const replace = (fields: object) =>
      wallet.provider.request({
        method: 'eth_sendTransaction',
        params: [
          {
            from: ADDRESS,
            to,
            data: input,
            nonce: numberToHex(nonce),
            // Enough for a receiver that has no token yet: an estimate would count on the transaction that is replaced.
            gas: numberToHex(100_000n),
            gasPrice: numberToHex(50n * 10n ** 9n),
            ...fields,
          },
        ],
      })
    return { ...sending, hash, replace }
  }

  test('is confirmed by the receipt of the transaction that does the same for a higher fee', async () => {
    const { hash, reaches, replace, state } = await sendUnmined()
    const before = await tokensOf(TO)
    const other = await replace({})
    await chain.client.mine({ blocks: 1 })
    await reaches('confirmed')
    expect(other).not.toBe(hash)
    expect(state()?.hash).toBe(other)
    expect(await tokensOf(TO)).toBe(before + parseEther('1'))
  })

  test('is told apart when the other transaction cancels it, some blocks ago', async () => {
    const { hash, modal, reaches, replace, state } = await sendUnmined()
    const events: unknown[] = []
    modal.events.on('transaction', (event) => events.push(event))
    const before = await tokensOf(TO)
    await chain.client.dropTransaction({ hash })
    await chain.client.mine({ blocks: 3 })
    const other = await replace({ to: ADDRESS, data: '0x' })
    await chain.client.mine({ blocks: 6 })
    await reaches('replaced')
    expect(events).toEqual([{ hash, chainId: 56, status: 'replaced', replacement: other }])
    expect(state()?.hash).toBe(other)
    expect(await tokensOf(TO)).toBe(before)
  })

  test('is not told while nothing has taken its place', async () => {
    const { clock, hash, reaches, state } = await sendUnmined()
    await chain.client.dropTransaction({ hash })
    await chain.client.mine({ blocks: 3 })
    clock.pass(1_000)
    await vi.waitUntil(() => clock.isWaiting(1_000))
    clock.pass(25_000)
    await reaches('timedOut')
    expect(state()?.hash).toBe(hash)
  })
})

describe('an account with code', () => {
  /** Emits one event: its topic is the first word of a call, its data the next two. */
  const EMITTER = '0x604060205f375f3560405fa100'

  test.each([
    ['confirmed', 'ExecutionSuccess(bytes32,uint256)'],
    ['reverted', 'ExecutionFailure(bytes32,uint256)'],
  ])('waits for its other owners, and is %s by its own event', async (status, event) => {
    // A Safe has its own name of what its owners are asked for.
    const safeHash = toEventSelector(event)
    const { control, wallet, preview, reaches, state } = await setup()
    await preview()
    await chain.client.setCode({ address: ADDRESS, bytecode: EMITTER })
    onTestFinished(() => chain.client.setCode({ address: ADDRESS, bytecode: '0x' }))
    const request = wallet.provider.request
    vi.spyOn(wallet.provider, 'request').mockImplementation(async (asked) =>
      asked.method === 'eth_sendTransaction' ? safeHash : request(asked),
    )
    await control?.send()
    await reaches('shared')
    const call = {
      from: TO,
      to: ADDRESS,
      data: concat([toEventSelector(event), safeHash, numberToHex(0, { size: 32 })]),
    }
    const executed = await chain.client.request({ method: 'eth_sendTransaction', params: [call] } as never)
    await reaches(status)
    expect(state()?.hash).toBe(executed)
  })
})

test('sends nothing when the wallet has gone to another chain between preview and signature', async () => {
  const { wallet, control, state, preview } = await setup()
  expect(await preview()).toBe(true)
  const request = wallet.provider.request
  vi.spyOn(wallet.provider, 'request').mockImplementation(async (asked) =>
    asked.method === 'eth_chainId' ? '0x1' : request(asked),
  )
  expect(await control?.send()).toBe(false)
  expect(state()).toMatchObject({ status: 'failed', hash: undefined, error: { code: 'changed' } })
})
