// @vitest-environment happy-dom
import { type Call, connect, createModal, type Modal } from '@foyer/modal-core'
import { memoryStorage, bsc as network } from '@foyer/modal-core/test'
import { createConfig, createStorage, http } from '@wagmi/core'
import { bsc } from '@wagmi/core/chains'
import { type Address, erc20Abi, type Hash, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eip1193Adapter } from '../eip1193/eip1193Adapter.ts'
import { ADDRESS, createWallet } from '../test/createWallet.ts'
import { startTokenChain, type TokenChain } from '../test/startTokenChain.ts'
import { wagmiAdapter } from '../wagmi/wagmiAdapter.ts'

const RDNS = 'dev.foyer.testing'
const TO: Address = `0x${'2'.repeat(40)}`

let chain: TokenChain
beforeAll(async () => {
  chain = await startTokenChain(1_000n)
})
afterAll(() => chain.stop())

const NETWORK = () => ({ ...network, rpcUrls: { default: { http: [chain.rpcUrl] } } })

const adapters = {
  eip1193: () => eip1193Adapter(),
  wagmi: (storage: ReturnType<typeof memoryStorage>) =>
    wagmiAdapter(
      createConfig({
        chains: [bsc],
        transports: { [bsc.id]: http(chain.rpcUrl) },
        storage: createStorage({ storage }),
      }),
    ),
}

describe.each(['eip1193', 'wagmi'] as const)('%s', (name) => {
  async function setup() {
    const storage = memoryStorage()
    const wallet = createWallet({ storage, rpcUrl: chain.rpcUrl })
    wallet.announce()
    const adapter = adapters[name](storage)
    const modal: Modal = createModal({ networks: [NETWORK()], adapters: [adapter], storage })
    onTestFinished(() => {
      modal.destroy()
      wallet.destroy()
    })
    await vi.waitUntil(() => modal.state.connectors.list.some(({ id }) => id === RDNS))
    await connect(modal, { connectorId: RDNS })
    const asked = vi.spyOn(wallet.provider, 'request')
    const parameters = (call: Call) => ({
      address: ADDRESS,
      connectorId: RDNS,
      network: modal.networks.active(),
      call,
    })
    /** The adapter's method, which every adapter of this namespace has. */
    const estimate = async (call: Call) => adapter.estimateFee?.(parameters(call))
    const send = async (call: Call) => adapter.sendTransaction?.(parameters(call))
    const assets = async () => adapter.getAssets?.(parameters(transfer(undefined)))
    const sendCalls = async (calls: Call[]) =>
      adapter.sendCalls?.({ address: ADDRESS, connectorId: RDNS, network: modal.networks.active(), calls })
    return { wallet, adapter, modal, asked, estimate, send, assets, sendCalls }
  }

  const transfer = (of: string | undefined, amount = 1n): Call => ({
    type: 'transfer',
    token: of,
    to: TO,
    amount,
  })

  const receiptOf = (hash: unknown) => chain.client.waitForTransactionReceipt({ hash: hash as Hash })

  const tokensOf = (owner: Address) =>
    chain.client.readContract({
      address: chain.token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    })

  test('estimates the fee of sending the network’s currency', async () => {
    const { estimate } = await setup()
    expect(await estimate(transfer(undefined))).toBe(21_000n * (await chain.client.getGasPrice()))
  })

  test('estimates more for a token, and moves exactly the amount', async () => {
    const { estimate, send } = await setup()
    const before = await tokensOf(TO)
    const fee = await estimate(transfer(chain.token, 7n))
    expect(fee).toBeGreaterThan(21_000n * (await chain.client.getGasPrice()))
    const receipt = await receiptOf(await send(transfer(chain.token, 7n)))
    expect(receipt.status).toBe('success')
    expect((await tokensOf(TO)) - before).toBe(7n)
    expect(receipt.gasUsed * receipt.effectiveGasPrice).toBeLessThanOrEqual((fee ?? 0n) * 2n)
  })

  test('sends the network’s currency', async () => {
    const { send } = await setup()
    const before = await chain.client.getBalance({ address: TO })
    const { status } = await receiptOf(await send(transfer(undefined, parseEther('1.5'))))
    expect(status).toBe('success')
    expect((await chain.client.getBalance({ address: TO })) - before).toBe(parseEther('1.5'))
  })

  test('sends a transaction with data of its own', async () => {
    const { send } = await setup()
    const hash = await send({ type: 'raw', to: TO, data: '0x1234', value: 5n })
    expect(await chain.client.getTransaction({ hash: hash as Hash })).toMatchObject({
      input: '0x1234',
      value: 5n,
    })
  })

  test('names the account and the chain in what it asks the wallet', async () => {
    const { asked, send } = await setup()
    await send(transfer(undefined))
    const [transaction] = asked.mock.calls.flatMap(([{ method, params }]) =>
      method === 'eth_sendTransaction' ? (params as unknown[]) : [],
    )
    expect(transaction).toEqual({ from: ADDRESS, to: TO, value: '0x1', chainId: '0x38' })
  })

  test('rejects when the fee cannot be estimated', async () => {
    const { estimate } = await setup()
    await expect(estimate(transfer(chain.token, parseEther('1000000')))).rejects.toThrow('execution reverted')
  })

  test('asks the dapp’s own node for the fee when the wallet’s does not answer', async () => {
    const { asked, estimate } = await setup()
    asked.mockRejectedValue(new Error('no node'))
    expect(await estimate(transfer(undefined))).toBeGreaterThan(0n)
  })

  test('rejects with what the wallet says when the visitor declines', async () => {
    const { wallet, send } = await setup()
    wallet.set({ reject: true })
    await expect(send(transfer(undefined))).rejects.toMatchObject({ code: 4001 })
  })

  test('sends nothing when the wallet has gone to another chain without a word', async () => {
    const { wallet, asked, send } = await setup()
    asked.mockImplementation(async ({ method }) => (method === 'eth_chainId' ? '0x1' : [ADDRESS]))
    await expect(send(transfer(undefined))).rejects.toMatchObject({ name: 'AccountChangedError' })
    expect(asked.mock.calls.map(([{ method }]) => method)).not.toContain('eth_sendTransaction')
    expect(wallet.switches.reject).toBe(false)
  })

  test('sends nothing when the wallet no longer shares the account', async () => {
    const { asked, send } = await setup()
    asked.mockImplementation(async ({ method }) => (method === 'eth_chainId' ? '0x38' : [TO]))
    await expect(send(transfer(undefined))).rejects.toMatchObject({ name: 'AccountChangedError' })
    expect(asked.mock.calls.map(([{ method }]) => method)).not.toContain('eth_sendTransaction')
  })

  test('sends nothing through a wallet that is not connected', async () => {
    const { adapter, modal } = await setup()
    const parameters = { address: ADDRESS, network: modal.networks.active(), call: transfer(undefined) }
    await expect(adapter.sendTransaction?.({ ...parameters, connectorId: 'io.other' })).rejects.toMatchObject(
      {
        name: 'NoAccountError',
      },
    )
  })

  test('asks the wallet for its assets only when it says that it can', async () => {
    const { asked, assets } = await setup()
    expect(await assets()).toBeUndefined()
    expect(asked.mock.calls.map(([{ method }]) => method)).toEqual(['wallet_getCapabilities'])
    asked.mockImplementation(async ({ method }) =>
      method === 'wallet_getCapabilities'
        ? { '0x38': { assetDiscovery: { supported: true } } }
        : { '0x38': [{ address: 'native' }], '0x1': [] },
    )
    expect(await assets()).toEqual([{ address: 'native' }])
    expect(asked).toHaveBeenLastCalledWith({
      method: 'wallet_getAssets',
      params: [{ account: ADDRESS, chainFilter: ['0x38'] }],
    })
  })

  test.each([null, {}, { '0x38': null }, { '0x38': { assetDiscovery: { supported: 'yes' } } }, 'all'])(
    'does not ask for assets when the capabilities are %j',
    async (capabilities) => {
      const { asked, assets } = await setup()
      asked.mockImplementation(async () => capabilities)
      expect(await assets()).toBeUndefined()
      expect(asked).toHaveBeenCalledOnce()
    },
  )

  /** A wallet that answers this about several calls at once, and `0x77` for their id. */
  const answers =
    (capabilities: unknown, { accounts = [ADDRESS], chainId = '0x38' } = {}) =>
    async ({ method }: { method: string }) =>
      ({
        wallet_getCapabilities: capabilities,
        wallet_sendCalls: { id: '0x77' },
        wallet_getCallsStatus: { status: 100 },
        eth_accounts: accounts,
        eth_chainId: chainId,
      })[method]

  const CALLS: Call[] = [
    { type: 'raw', to: TO, data: '0x1234', value: 0n },
    { type: 'raw', to: TO, data: '0x', value: 5n },
  ]

  test.each(['supported', 'ready'])(
    'has several calls sent as one where the wallet says that this is %s',
    async (status) => {
      const { adapter, asked, sendCalls } = await setup()
      asked.mockImplementation(answers({ '0x38': { atomic: { status } } }))
      expect(await sendCalls(CALLS)).toEqual({ id: '0x77' })
      expect(asked).toHaveBeenLastCalledWith({
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            from: ADDRESS,
            chainId: '0x38',
            atomicRequired: true,
            calls: [
              { to: TO, value: '0x0', data: '0x1234' },
              { to: TO, value: '0x5', data: '0x' },
            ],
          },
        ],
      })
      expect(await adapter.getCallsStatus?.({ connectorId: RDNS, id: '0x77' })).toEqual({ status: 100 })
      expect(asked).toHaveBeenLastCalledWith({ method: 'wallet_getCallsStatus', params: ['0x77'] })
    },
  )

  test.each([
    undefined,
    {},
    { '0x38': { atomic: { status: 'unsupported' } } },
    { '0x1': { atomic: { status: 'supported' } } },
  ])('sends no calls as one when the capabilities are %j', async (capabilities) => {
    const { asked, sendCalls } = await setup()
    asked.mockImplementation(answers(capabilities))
    expect(await sendCalls(CALLS)).toBeUndefined()
    expect(asked).toHaveBeenCalledOnce()
  })

  test.each(['56', '0x038', 'eip155:56', '0x0'])(
    'has several calls sent as one where the wallet names the chain as %s, and its answer is the id alone',
    async (chain) => {
      const { asked, sendCalls } = await setup()
      const answer = answers({ [chain]: { atomic: { status: 'supported' } } })
      asked.mockImplementation(async (request) =>
        request.method === 'wallet_sendCalls' ? '0x77' : answer(request),
      )
      expect(await sendCalls(CALLS)).toEqual({ id: '0x77' })
    },
  )

  test.each([
    [undefined, undefined],
    [null, undefined],
    [{}, undefined],
    ['', ''],
    [{ id: 7 }, 7],
  ])(
    'hands over the id of a wallet that answers with %j unchecked, for the calls may be sent',
    async (taken, id) => {
      const { asked, sendCalls } = await setup()
      const answer = answers({ '0x38': { atomic: { status: 'supported' } } })
      asked.mockImplementation(async (request) =>
        request.method === 'wallet_sendCalls' ? taken : answer(request),
      )
      expect(await sendCalls(CALLS)).toEqual({ id })
    },
  )

  test.each([
    [4200, undefined],
    [5700, undefined],
    [5750, undefined],
    [-32603, undefined],
    [4001, { code: 4001 }],
    [8000, { code: 8000 }],
  ])('leaves the calls to single transactions after %d only when nothing was sent', async (code, failure) => {
    const { asked, sendCalls } = await setup()
    const answer = answers({ '0x38': { atomic: { status: 'supported' } } })
    asked.mockImplementation(async (request) => {
      if (request.method !== 'wallet_sendCalls') return answer(request)
      throw Object.assign(new Error(code === -32603 ? 'Method not supported' : 'no'), { code })
    })
    const sending = sendCalls(CALLS)
    if (failure) await expect(sending).rejects.toMatchObject(failure)
    else expect(await sending).toBeUndefined()
  })

  test.each([{ accounts: [TO] }, { chainId: '0x1' }])(
    'sends no calls as one when the wallet has gone elsewhere: %j',
    async (differs) => {
      const { asked, sendCalls } = await setup()
      asked.mockImplementation(answers({ '0x38': { atomic: { status: 'supported' } } }, differs))
      await expect(sendCalls(CALLS)).rejects.toMatchObject({ name: 'AccountChangedError' })
      expect(asked.mock.calls.map(([{ method }]) => method)).not.toContain('wallet_sendCalls')
    },
  )
})
