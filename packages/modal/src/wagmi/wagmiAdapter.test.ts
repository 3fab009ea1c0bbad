// @vitest-environment happy-dom
import {
  connect,
  connectionsOf,
  createModal,
  disconnect,
  getProvider,
  loadBalance,
  switchConnection,
  switchNetwork,
} from '@foyer/modal-core'
import { memoryStorage } from '@foyer/modal-core/test'
import type { TestWalletOptions } from '@foyer/testing'
import {
  createConfig,
  createStorage,
  http,
  injected,
  mock,
  reconnect,
  connect as wagmiConnect,
} from '@wagmi/core'
import { bsc, mainnet } from '@wagmi/core/chains'
import { type Hex, recoverMessageAddress, stringToHex } from 'viem'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ADDRESS, createWallet } from '../test/createWallet.ts'
import { wagmiAdapter } from './wagmiAdapter.ts'

const RDNS = 'dev.foyer.testing'
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type SetupParameters = Partial<TestWalletOptions> & {
  storage?: ReturnType<typeof memoryStorage>
  announce?: boolean
}

/** A wagmi config with the testing wallet on the page, and a modal that drives it. */
function setup({ storage = memoryStorage(), announce = true, ...options }: SetupParameters = {}) {
  const wallet = createWallet({ storage, ...options })
  if (announce) wallet.announce()
  const config = createConfig({
    chains: [bsc, mainnet],
    transports: { [bsc.id]: http('http://127.0.0.1:9'), [mainnet.id]: http('http://127.0.0.1:9') },
    storage: createStorage({ storage }),
  })
  const adapter = wagmiAdapter(config)
  const modal = createModal({ networks: [bsc, mainnet], defaultNetwork: bsc, adapters: [adapter], storage })
  const leave = () => {
    modal.destroy()
    wallet.destroy()
  }
  stops.push(leave)
  const account = () => modal.state.accounts.eip155
  const isConnected = () => vi.waitUntil(() => account()?.status === 'connected')
  const { persist } = config._internal.store as unknown as { persist: { hasHydrated: () => boolean } }
  // wagmi passes over what announces itself before it has read its storage.
  const isHydrated = () => vi.waitUntil(() => persist.hasHydrated())
  const spy = vi.spyOn(wallet.provider, 'request')
  const asked = () => spy.mock.calls.map(([{ method }]) => method)
  return { wallet, config, adapter, modal, storage, account, isConnected, isHydrated, asked, leave }
}

test('lists announced wallets as connectors, early or late', async () => {
  const { wallet, modal, isHydrated } = setup({ announce: false })
  await isHydrated()
  expect(modal.state.connectors.list).toEqual([])
  wallet.announce()
  await Promise.resolve()
  expect(modal.state.connectors.list).toMatchObject([
    { id: RDNS, rdns: RDNS, name: 'Dev Wallet', type: 'ANNOUNCED', installed: true },
  ])
  await modal.connectors.loadIcons()
  expect(modal.state.connectors.list[0]?.imageUrl).toMatch(/^data:image\/svg/)
})

test('passes on what a login of a feature offers', async () => {
  const { adapter, modal } = setup({ announce: false })
  const load = () => Promise.reject(new Error('not needed'))
  const login = { id: 'mock', name: 'Login', type: 'AUTH', methods: ['email'] } as const
  adapter.addProvider?.({
    ...login,
    load,
    isAuthorized: () => false,
    forms: { wagmi: mock({ accounts: [ADDRESS] }) },
  })
  await vi.waitUntil(() => modal.state.connectors.list.length > 0)
  expect(modal.state.connectors.list).toMatchObject([{ id: 'mock', type: 'AUTH', methods: ['email'] }])
})

test('reports wallets that announce themselves in one turn as one change', async () => {
  const { modal, isHydrated } = setup({ announce: false })
  await isHydrated()
  const set = vi.spyOn(modal.connectors, 'set')
  for (const name of ['one', 'two', 'three']) {
    const other = createWallet({ info: { rdns: `io.${name}`, name } })
    other.announce()
    stops.push(other.destroy)
  }
  await Promise.resolve()
  expect(modal.state.connectors.list).toHaveLength(3)
  expect(set).toHaveBeenCalledOnce()
})

test('sends the wallet no request on a first visit', async () => {
  const { asked, account } = setup()
  await Promise.resolve()
  expect(asked()).toEqual([])
  expect(account()).toEqual({ status: 'disconnected' })
})

test('connects only after the wallet has answered eth_accounts', async () => {
  const { modal, config, account, asked } = setup()
  await connect(modal, { connectorId: RDNS })
  expect(account()).toMatchObject({
    status: 'connected',
    address: ADDRESS,
    addresses: [ADDRESS],
    chainId: 56,
    connectorId: RDNS,
  })
  expect(asked()).toContain('eth_accounts')
  expect(config.state.status).toBe('connected')
})

test('rejects when the visitor declines', async () => {
  const { modal, account } = setup({ switches: { reject: true } })
  await expect(connect(modal, { connectorId: RDNS })).rejects.toMatchObject({ name: 'UserRejectedError' })
  expect(account()).toEqual({ status: 'disconnected' })
})

test('keeps the wallet’s chain when it connects', async () => {
  const { modal, account, asked } = setup({ switches: { wrongChain: 137 } })
  await connect(modal, { connectorId: RDNS })
  expect(account()).toMatchObject({ chainId: 137 })
  expect(asked()).not.toContain('wallet_switchEthereumChain')
})

test('connects a wallet that is already connected without a prompt', async () => {
  const { modal, asked } = setup()
  await connect(modal, { connectorId: RDNS })
  const before = asked().length
  await connect(modal, { connectorId: RDNS })
  expect(asked().slice(before)).toEqual(['eth_accounts', 'eth_chainId'])
})

test('follows a connection that the dapp makes itself', async () => {
  const { config, account } = setup()
  const [connector] = config.connectors
  if (connector === undefined) throw new Error('the wallet is not there')
  await wagmiConnect(config, { connector })
  expect(account()).toMatchObject({ status: 'connected', address: ADDRESS })
})

test('reconnects without a prompt after a reload', async () => {
  const before = setup()
  await connect(before.modal, { connectorId: RDNS })
  before.leave()
  const { isConnected, asked } = setup({ storage: before.storage })
  await isConnected()
  expect(new Set(asked())).toEqual(new Set(['eth_accounts', 'eth_chainId']))
})

test('reconnects a wallet that announces itself late', async () => {
  const before = setup()
  await connect(before.modal, { connectorId: RDNS })
  before.leave()
  const { wallet, isConnected, isHydrated, asked } = setup({ storage: before.storage, announce: false })
  await isHydrated()
  expect(asked()).toEqual([])
  wallet.announce()
  await isConnected()
})

test('stays disconnected after a reload when the visitor has disconnected', async () => {
  const before = setup()
  await connect(before.modal, { connectorId: RDNS })
  await disconnect(before.modal)
  expect(before.account()).toEqual({ status: 'disconnected' })
  expect(before.config.state.connections.size).toBe(0)
  before.leave()
  const { config, account } = setup({ storage: before.storage })
  await vi.waitUntil(() => config.state.status === 'disconnected')
  expect(account()).toEqual({ status: 'disconnected' })
})

describe('several wallets', () => {
  const OTHER = 'dev.foyer.other'

  /** Two wallets, the other one in use. */
  async function setupTwo(storage = memoryStorage()) {
    const other = createWallet({ storage, info: { rdns: OTHER, name: 'Other' } })
    other.announce()
    stops.push(other.destroy)
    const one = setup({ storage })
    const ids = () => connectionsOf(one.modal.state).map(({ connectorId }) => connectorId)
    return { ...one, ids, leave: () => [one.leave(), other.destroy()] }
  }

  async function connectBoth() {
    const both = await setupTwo()
    await connect(both.modal, { connectorId: RDNS })
    await connect(both.modal, { connectorId: OTHER })
    return both
  }

  test('both are connected, the newest is in use', async () => {
    const { ids, account } = await connectBoth()
    expect(ids()).toEqual([RDNS, OTHER])
    expect(account()).toMatchObject({ connectorId: OTHER })
  })

  test('switching asks no wallet', async () => {
    const { modal, config, account, asked } = await connectBoth()
    const before = asked().length
    await switchConnection(modal, { connectorId: RDNS })
    expect(account()).toMatchObject({ connectorId: RDNS, address: ADDRESS })
    expect(asked()).toHaveLength(before)
    expect(await config.storage?.getItem('recentConnectorId')).toBe(RDNS)
  })

  test('another account of a wallet becomes the first, which wagmi works with', async () => {
    const { modal, config, account } = await connectBoth()
    const uid = config.state.current ?? ''
    const connection = config.state.connections.get(uid)
    if (connection === undefined) throw new Error('nobody is connected')
    const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const accounts = [...connection.accounts, second] as const
    config.setState((state) => ({
      ...state,
      connections: new Map(state.connections).set(uid, { ...connection, accounts: [...accounts] }),
    }))
    await switchConnection(modal, { connectorId: OTHER, address: second })
    expect(account()).toMatchObject({ address: second, addresses: [second, ADDRESS] })
    expect(config.state.connections.get(uid)?.accounts).toEqual([second, ADDRESS])
  })

  test('one that leaves takes no other with it', async () => {
    const { modal, ids, account } = await connectBoth()
    await disconnect(modal, { connectorId: RDNS })
    expect(ids()).toEqual([OTHER])
    expect(account()).toMatchObject({ connectorId: OTHER })
  })

  test('leave wagmi, too, when one of them fails to disconnect', async () => {
    const { modal, config, ids, account } = await connectBoth()
    const other = config.connectors.find(({ id }) => id === OTHER)
    if (other !== undefined) other.disconnect = () => Promise.reject(new Error('locked'))
    await expect(disconnect(modal)).rejects.toThrow('Failed to disconnect\nlocked')
    expect(ids()).toEqual([])
    expect(config.state).toMatchObject({ status: 'disconnected', current: null })
    expect(account()).toEqual({ status: 'disconnected' })
  })

  test('when the one in use leaves, the other takes its place', async () => {
    const { modal, ids, account } = await connectBoth()
    await disconnect(modal, { connectorId: OTHER })
    expect(ids()).toEqual([RDNS])
    expect(account()).toMatchObject({ status: 'connected', connectorId: RDNS })
  })

  test('a reload takes up both without a prompt, and the one in use', async () => {
    const before = await connectBoth()
    await switchConnection(before.modal, { connectorId: RDNS })
    before.leave()
    const { isConnected, ids, account, asked } = await setupTwo(before.storage)
    await isConnected()
    await vi.waitUntil(() => ids().length === 2)
    expect(account()).toMatchObject({ connectorId: RDNS })
    expect(new Set(asked())).toEqual(new Set(['eth_accounts', 'eth_chainId']))
  })
})

test('switches the wallet’s network', async () => {
  const { modal, account } = setup({ switches: { wrongChain: 137 } })
  await connect(modal, { connectorId: RDNS })
  await switchNetwork(modal, { chainId: 56 })
  expect(account()).toMatchObject({ chainId: 56 })
})

test('adds an unknown chain (4902)', async () => {
  const { modal, account, asked } = setup({ switches: { chainNotAdded: true } })
  await connect(modal, { connectorId: RDNS })
  await switchNetwork(modal, { chainId: 56 })
  expect(asked()).toContain('wallet_addEthereumChain')
  expect(account()).toMatchObject({ chainId: 56 })
})

test('signs a message with the account', async () => {
  const { modal, adapter } = setup()
  await expect(adapter.signMessage?.({ message: 'Hello', address: ADDRESS })).rejects.toThrow('no account')
  await connect(modal, { connectorId: RDNS })
  const signature = await adapter.signMessage?.({ message: 'Grüße\n\n你好', address: ADDRESS })
  expect(await recoverMessageAddress({ message: 'Grüße\n\n你好', signature: signature as Hex })).toBe(ADDRESS)
})

test('follows the wallet when it disconnects by itself', async () => {
  const { wallet, modal, account } = setup()
  await connect(modal, { connectorId: RDNS })
  wallet.disconnect()
  await vi.waitUntil(() => account()?.status === 'disconnected')
})

test('keeps the kinds of configured connectors', () => {
  const storage = memoryStorage()
  const config = createConfig({
    chains: [bsc],
    transports: { [bsc.id]: http('http://127.0.0.1:9') },
    storage: null,
    multiInjectedProviderDiscovery: false,
    connectors: [injected(), injected({ target: 'rabby' })],
  })
  const modal = createModal({ networks: [bsc], adapters: [wagmiAdapter(config)], storage })
  stops.push(modal.destroy)
  // The nameless `injected()` is a Browser Wallet, which desktops hide.
  expect(modal.state.connectors.list).toMatchObject([{ id: 'rabby', type: 'INJECTED', installed: false }])
})

test('stops following the config after destroy', async () => {
  const { modal, config, account } = setup()
  modal.destroy()
  const [connector] = config.connectors
  if (connector === undefined) throw new Error('the wallet is not there')
  await wagmiConnect(config, { connector })
  expect(account()).toEqual({ status: 'disconnected' })
})

test('reads balances through the wallet’s own node', async () => {
  const { wallet, modal } = setup()
  await connect(modal, { connectorId: RDNS })
  vi.spyOn(wallet.provider, 'request').mockResolvedValue('0x2a')
  await loadBalance(modal)
  expect(modal.state.balance.current).toMatchObject({
    status: 'ready',
    tokens: [{ symbol: 'BNB', amount: 42n }],
  })
})

test('reads balances through the dapp’s own transport, never the URLs of the network’s definition', async () => {
  const answer = async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x2a' })
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  onTestFinished(() => fetched.mockRestore())
  const { adapter, modal } = setup()
  const [native] =
    (await adapter.getBalances?.({
      address: ADDRESS,
      connectorId: 'none',
      network: modal.networks.get(bsc.id),
      tokens: [],
    })) ?? []
  expect(native?.amount).toBe(42n)
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual(['http://127.0.0.1:9/'])
})

test('signs through the provider of the wallet in use', async () => {
  const { modal, isHydrated } = setup()
  await isHydrated()
  await connect(modal, { connectorId: RDNS })
  const provider = await getProvider(modal, { namespace: 'eip155' })
  const message = 'hello'
  const signature = await provider?.request({
    method: 'personal_sign',
    params: [stringToHex(message), ADDRESS],
  })
  expect(await recoverMessageAddress({ message, signature: signature as Hex })).toBe(ADDRESS)
  const [connector] = modal.state.connectors.list
  expect(await connector?.getProvider()).toBe(provider)
})

describe('the network is that of wagmi', () => {
  const active = (modal: ReturnType<typeof setup>['modal']) => modal.networks.active().id

  test('follows the chain of the config while no wallet is connected', async () => {
    const { config, modal, isHydrated } = setup()
    await isHydrated()
    config.setState((state) => ({ ...state, chainId: mainnet.id }))
    expect(active(modal)).toBe(mainnet.id)
  })

  test('sets the chain of the config when another network is chosen while no wallet is connected', async () => {
    const { config, modal, isHydrated } = setup()
    await isHydrated()
    await switchNetwork(modal, { chainId: mainnet.id })
    expect(config.state.chainId).toBe(mainnet.id)
  })

  test('takes up the stored chain of the config after a reload, and warns that defaultNetwork has no effect', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const first = setup()
    await first.isHydrated()
    await switchNetwork(first.modal, { chainId: mainnet.id })
    first.leave()
    expect(warn).not.toHaveBeenCalled()
    const { config, modal, isHydrated } = setup({ storage: first.storage })
    await isHydrated()
    await vi.waitUntil(() => active(modal) === mainnet.id)
    expect(config.state.chainId).toBe(mainnet.id)
    // Its text is loaded late.
    await vi.waitUntil(() => warn.mock.calls.length > 0)
    expect(warn).toHaveBeenCalledExactlyOnceWith('defaultNetwork has no effect: wagmi is on chain 1.')
  })

  test('uses the first network when the chain of the config is not among the networks', async () => {
    const { config, modal, isHydrated } = setup()
    await isHydrated()
    await switchNetwork(modal, { chainId: mainnet.id })
    config.setState((state) => ({ ...state, chainId: 137 as never }))
    expect(active(modal)).toBe(bsc.id)
    expect(config.state.chainId).toBe(137)
  })
})

const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The second account of anvil's mnemonic. */
const secondAccount = {
  privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
} as const

describe('a remembered wallet that does not answer', () => {
  const SLOW = 'dev.foyer.slow'
  afterEach(() => void vi.useRealTimers())

  function announceSlow(storage: ReturnType<typeof memoryStorage>) {
    const slow = createWallet({ storage, info: { rdns: SLOW, name: 'Slow' }, account: secondAccount })
    slow.announce()
    stops.push(slow.destroy)
    return slow
  }

  /** The wallet answers no request of the method, or none at all, until it is told to. */
  function silence({ provider }: ReturnType<typeof createWallet>, method?: string) {
    const ask = provider.request.bind(provider)
    let answer = () => {}
    const told = new Promise<void>((resolve) => {
      answer = resolve
    })
    vi.spyOn(provider, 'request').mockImplementation(async (request) => {
      if (method === undefined || request.method === method) await told
      return ask(request)
    })
    return answer
  }

  type ReloadParameters = { method?: string; others?: string[]; forgotten?: string }

  /** The wallets are stored, the slow one as the one in use. After the reload it is silent until it is told to answer. */
  async function reloadSilent({ method, others = [RDNS], forgotten = '' }: ReloadParameters = {}) {
    const storage = memoryStorage()
    const first = announceSlow(storage)
    const before = setup({ storage })
    for (const connectorId of [...others, SLOW]) await connect(before.modal, { connectorId })
    before.leave()
    first.destroy()
    storage.removeItem(forgotten)
    const answer = silence(announceSlow(storage), method)
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
    const after = setup({ storage })
    const ids = () => connectionsOf(after.modal.state).map(({ connectorId }) => connectorId)
    return { ...after, answer, ids }
  }

  test('leaves its place to the next one after five seconds, and is added when it answers later', async () => {
    const { isConnected, account, ids, asked, answer } = await reloadSilent()
    // The next one is asked at once, not when the time of the first is over.
    await vi.waitUntil(() => asked().includes('eth_accounts'))
    await vi.advanceTimersByTimeAsync(5_100)
    await isConnected()
    expect(account()).toMatchObject({ connectorId: RDNS })
    answer()
    await vi.waitUntil(() => ids().length === 2)
    expect(account()).toMatchObject({ connectorId: RDNS })
  })

  test('does not keep wagmi itself connecting when it is silent about its chain alone', async () => {
    const { config, account } = await reloadSilent({ method: 'eth_chainId', others: [] })
    void reconnect(config)
    await vi.waitUntil(() => config.state.status === 'connecting')
    await vi.advanceTimersByTimeAsync(5_100)
    await vi.waitUntil(() => config.state.status === 'disconnected')
    expect(account()).toEqual({ status: 'disconnected' })
  })

  test('does not keep the page connecting when wagmi knows only that it was used last', async () => {
    const { config, account } = await reloadSilent({ others: [], forgotten: 'wagmi.store' })
    await vi.waitUntil(() => config.state.status === 'connecting')
    await vi.advanceTimersByTimeAsync(5_100)
    await vi.waitUntil(() => config.state.status === 'disconnected')
    expect(account()).toEqual({ status: 'disconnected' })
  })

  test('does not keep out one that another tab connects after it', async () => {
    const storage = memoryStorage()
    const slow = announceSlow(storage)
    const one = setup({ storage })
    // The storage alone tells what a wallet does in another tab.
    for (const { provider } of [slow, one.wallet]) vi.spyOn(provider, 'on').mockImplementation(() => {})
    await one.isHydrated()
    silence(slow)
    // Before the silent one goes: the next would get its provider.
    announceSlow(storage)
    slow.destroy()
    const other = setup({ storage, announce: false })
    await other.isHydrated()
    const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'wagmi.store' }))
    await connect(other.modal, { connectorId: SLOW })
    tell()
    await one.wallet.provider.request({ method: 'eth_requestAccounts' })
    await connect(other.modal, { connectorId: RDNS })
    tell()
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
    await one.isConnected()
    expect(one.account()).toMatchObject({ connectorId: RDNS })
  })

  test.each([
    ['the adapter', async () => {}],
    ['wagmi itself', async ({ config }: ReturnType<typeof setup>) => void reconnect(config)],
  ])('takes no place from a wallet that the user has connected while %s waited', async (_, start) => {
    const one = await reloadSilent()
    const { modal, config, account, ids, answer } = one
    await start(one)
    await vi.advanceTimersByTimeAsync(500)
    const connector = config.connectors.find(({ id }) => id === RDNS)
    if (connector === undefined) throw new Error('the wallet is not there')
    await wagmiConnect(config, { connector }).catch(() => {})
    answer()
    await vi.advanceTimersByTimeAsync(11_000)
    await vi.waitUntil(() => ids().length === 2)
    expect(account()).toMatchObject({ connectorId: RDNS })
    expect(modal.state.accounts.eip155).toMatchObject({ connectorId: RDNS })
  })
})

test('lists a wallet once that announces itself again by another uuid and name', async () => {
  const one = setup({ announce: false })
  await one.isHydrated()
  const names = ['Dev Wallet', 'Dev Wallet 2', 'Dev Wallet 2']
  for (const [index, name] of names.entries()) {
    const info = {
      uuid: `350670db-19fa-4704-a166-e52e178b59d${index}`,
      name,
      icon: 'data:,' as const,
      rdns: RDNS,
    }
    const detail = Object.freeze({ info, provider: one.wallet.provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  const twin = createWallet({ storage: memoryStorage(), info: { rdns: RDNS, name: 'Twin' } })
  twin.announce()
  stops.push(twin.destroy)
  // Twins are separated by code that loads late.
  await vi.waitUntil(() => one.modal.state.connectors.list.some(({ name }) => name === 'Twin'))
  expect(one.modal.state.connectors.list.map(({ name }) => name)).toEqual(['Dev Wallet', 'Twin'])
})

describe('two wallets with one rdns', () => {
  function announceTwin() {
    const twin = createWallet({
      storage: memoryStorage(),
      account: secondAccount,
      info: { rdns: RDNS, name: 'Twin' },
    })
    twin.announce()
    stops.push(twin.destroy)
    return twin
  }
  const ids = ({ modal }: ReturnType<typeof setup>) => modal.state.connectors.list.map(({ id }) => id)

  test.each([
    ['early', true],
    ['late', false],
  ])(
    'are both listed, and connect each to its own account, when the second is there %s',
    async (_, early) => {
      if (early) {
        const first = createWallet({ storage: memoryStorage() })
        first.announce()
        announceTwin()
        first.destroy()
      }
      const one = setup()
      await one.isHydrated()
      if (!early) announceTwin()
      await vi.waitUntil(() => ids(one).length === 2)
      expect(new Set(ids(one).map((id) => id.split('#')[0]))).toEqual(new Set([RDNS]))
      for (const { id, name } of one.modal.state.connectors.list) {
        await connect(one.modal, { connectorId: id })
        expect(one.account()).toMatchObject({ connectorId: id, address: name === 'Twin' ? SECOND : ADDRESS })
      }
    },
  )

  test.each([
    ['of another name', 'Twin'],
    ['of the same name that shares another account', 'Dev Wallet'],
  ])('does not take up a wallet %s after a reload', async (_, name) => {
    const before = setup()
    await connect(before.modal, { connectorId: RDNS })
    before.leave()
    const other = createWallet({
      storage: memoryStorage(),
      account: secondAccount,
      info: { rdns: RDNS, name },
    })
    await other.provider.request({ method: 'eth_requestAccounts' })
    other.announce()
    stops.push(other.destroy)
    const { config, account, isHydrated } = setup({ storage: before.storage, announce: false })
    await isHydrated()
    await reconnect(config)
    await vi.waitUntil(() => config.state.status === 'disconnected')
    expect(account()).toEqual({ status: 'disconnected' })
    expect(config.state.connections.size).toBe(0)
  })
})

describe('a wallet at window.ethereum', () => {
  function setupInjected(storage = memoryStorage()) {
    const config = createConfig({
      chains: [bsc],
      transports: { [bsc.id]: http('http://127.0.0.1:9') },
      storage: createStorage({ storage }),
      connectors: [injected()],
    })
    const modal = createModal({ networks: [bsc], adapters: [wagmiAdapter(config)], storage })
    stops.push(modal.destroy)
    return { config, modal, list: () => modal.state.connectors.list }
  }

  /** Puts a wallet there until the end of the test. */
  function putThere({ provider }: ReturnType<typeof createWallet>) {
    Object.assign(window, { ethereum: provider })
    stops.push(() => void Reflect.deleteProperty(window, 'ethereum'))
  }

  test('is listed on a computer when no announced wallet has that provider, and once when one has', async () => {
    const wallet = createWallet({ storage: memoryStorage() })
    const { list } = setupInjected()
    expect(list()).toEqual([])
    putThere(wallet)
    window.dispatchEvent(new Event('ethereum#initialized'))
    await vi.waitUntil(() => list().length === 1)
    expect(list()).toMatchObject([{ id: 'injected', name: 'Browser Wallet', installed: true }])
    wallet.announce()
    stops.push(wallet.destroy)
    await vi.waitUntil(() => list()[0]?.id !== 'injected')
    expect(list()).toMatchObject([{ id: RDNS }])
  })

  test('is taken up when it appears 2 s after the page, without an event', async () => {
    const storage = memoryStorage()
    const wallet = createWallet({ storage })
    putThere(wallet)
    const before = setupInjected(storage)
    await vi.waitUntil(() => before.list().length === 1)
    await connect(before.modal, { connectorId: 'injected' })
    before.modal.destroy()
    Reflect.deleteProperty(window, 'ethereum')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const { modal, list } = setupInjected(storage)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(list()).toEqual([])
    putThere(wallet)
    await vi.advanceTimersByTimeAsync(200)
    await vi.waitUntil(() => modal.state.accounts.eip155?.status === 'connected')
  })
})
