import {
  connect,
  connectionsOf,
  createModal,
  disconnect,
  getProvider,
  loadBalance,
  switchConnection,
} from '@foyer/modal-core'
import { bsc, mainnet, memoryStorage } from '@foyer/modal-core/test'
import type { TestWalletOptions } from '@foyer/testing'
import { type Hex, recoverMessageAddress, stringToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADDRESS, createWallet } from '../test/createWallet.ts'
import { eip1193Adapter } from './eip1193Adapter.ts'

// A modal starts its adapters wherever there is a window; nothing else of it is used here.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const RDNS = 'dev.foyer.testing'

type SetupParameters = Partial<TestWalletOptions> & {
  storage?: ReturnType<typeof memoryStorage>
  target?: EventTarget
}

function setup({ storage = memoryStorage(), target = new EventTarget(), ...options }: SetupParameters = {}) {
  const wallet = createWallet({ storage, ...options })
  const adapter = eip1193Adapter({ target })
  const modal = createModal({ networks: [bsc, mainnet], defaultNetwork: bsc, adapters: [adapter], storage })
  const account = () => modal.state.accounts.eip155
  const isConnected = () => vi.waitUntil(() => account()?.status === 'connected')
  return { target, wallet, adapter, modal, storage, account, isConnected }
}

/** Announces a wallet, which is listed at the end of the turn. */
async function announce(wallet: ReturnType<typeof createWallet>, target: EventTarget) {
  wallet.announce(target)
  await Promise.resolve()
}

const asked = (wallet: ReturnType<typeof createWallet>) => {
  const request = vi.spyOn(wallet.provider, 'request')
  return () => request.mock.calls.map(([{ method }]) => method)
}

test('lists announced wallets as connectors', async () => {
  const { target, wallet, modal } = setup()
  expect(modal.state.connectors.list).toEqual([])
  await announce(wallet, target)
  expect(modal.state.connectors.list).toMatchObject([
    { id: RDNS, name: 'Dev Wallet', type: 'ANNOUNCED', installed: true },
  ])
})

test('passes on what a login of a feature offers', () => {
  const { adapter, modal } = setup()
  const load = () => Promise.reject(new Error('not needed'))
  adapter.addProvider?.({
    id: 'login',
    name: 'Login',
    type: 'AUTH',
    methods: ['email'],
    load,
    isAuthorized: () => false,
  })
  expect(modal.state.connectors.list).toMatchObject([{ id: 'login', type: 'AUTH', methods: ['email'] }])
})

test('sends the wallet no request on a first visit', async () => {
  const { target, wallet, account } = setup()
  const methods = asked(wallet)
  await announce(wallet, target)
  await Promise.resolve()
  expect(methods()).toEqual([])
  expect(account()).toEqual({ status: 'disconnected' })
})

test('connects only after the wallet has answered eth_accounts', async () => {
  const { target, wallet, adapter } = setup()
  await announce(wallet, target)
  const methods = asked(wallet)
  expect(await adapter.connect({ connectorId: RDNS })).toEqual({
    status: 'connected',
    address: ADDRESS,
    addresses: [ADDRESS],
    chainId: 56,
    connectorId: RDNS,
  })
  expect(methods()).toEqual(['eth_requestAccounts', 'eth_accounts', 'eth_chainId'])
})

test('rejects when the wallet shares no account', async () => {
  const { target, wallet, adapter } = setup()
  await announce(wallet, target)
  vi.spyOn(wallet.provider, 'request').mockResolvedValue([])
  await expect(adapter.connect({ connectorId: RDNS })).rejects.toThrow('The wallet shared no account')
})

test('rejects when the wallet is not installed', async () => {
  await expect(setup().adapter.connect({ connectorId: RDNS })).rejects.toThrow('Connector not found')
})

test('reconnects without a prompt after a reload', async () => {
  const before = setup()
  await announce(before.wallet, before.target)
  await before.adapter.connect({ connectorId: RDNS })

  const { target, wallet, account, isConnected } = setup({ storage: before.storage })
  const methods = asked(wallet)
  await announce(wallet, target)
  expect(account()).toEqual({ status: 'reconnecting' })
  await isConnected()
  expect(methods()).toEqual(['eth_accounts', 'eth_chainId'])
})

test('disconnects when the wallet has revoked the permission between visits', async () => {
  const before = setup()
  await announce(before.wallet, before.target)
  await before.adapter.connect({ connectorId: RDNS })

  const { target, wallet, account } = setup({ storage: before.storage })
  wallet.disconnect()
  await announce(wallet, target)
  await vi.waitUntil(() => account()?.status === 'disconnected')
})

test('disconnects when the wallet is locked, and reconnects when it is unlocked', async () => {
  const { target, wallet, modal, account, isConnected } = setup()
  await announce(wallet, target)
  await connect(modal, { connectorId: RDNS })
  wallet.set({ locked: true })
  await vi.waitUntil(() => account()?.status === 'disconnected')
  wallet.set({ locked: false })
  await isConnected()
})

test('follows the wallet’s chain', async () => {
  const { target, wallet, adapter, account } = setup()
  await announce(wallet, target)
  await adapter.connect({ connectorId: RDNS })
  wallet.set({ wrongChain: 137 })
  await vi.waitUntil(() => (account() as { chainId?: number }).chainId === 137)
})

test('adds an unknown chain, then switches to it', async () => {
  const { target, wallet, adapter, modal, account } = setup({ switches: { chainNotAdded: true } })
  await announce(wallet, target)
  await adapter.connect({ connectorId: RDNS })
  const methods = asked(wallet)
  await adapter.switchNetwork({ network: modal.networks.get(56) })
  expect(methods()).toContain('wallet_addEthereumChain')
  expect(account()).toMatchObject({ chainId: 56 })
})

test('revokes the permission on disconnect and stays disconnected after a reload', async () => {
  const { target, wallet, adapter, storage, account } = setup()
  await announce(wallet, target)
  await adapter.connect({ connectorId: RDNS })
  await adapter.disconnect({ connectorId: undefined })
  expect(account()).toEqual({ status: 'disconnected' })
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])

  const after = setup({ storage })
  await announce(after.wallet, after.target)
  expect(after.account()).toEqual({ status: 'disconnected' })
})

test('stops listening to the wallet after destroy', async () => {
  const { target, wallet, modal, account } = setup()
  await announce(wallet, target)
  await connect(modal, { connectorId: RDNS })
  modal.destroy()
  const methods = asked(wallet)
  wallet.set({ wrongChain: 137 })
  expect(methods()).toEqual([])
  expect(account()).toMatchObject({ chainId: 56 })
})

test('shares one source between the adapters of a page', () => {
  const target = new EventTarget()
  expect(eip1193Adapter({ target }).source).toBe(eip1193Adapter({ target }).source)
  expect(eip1193Adapter().source).toBe(window)
})

describe('several wallets', () => {
  const OTHER = 'dev.foyer.other'
  const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

  async function setupTwo(storage?: ReturnType<typeof memoryStorage>) {
    const one = setup(storage === undefined ? {} : { storage })
    const other = createWallet({ storage: one.storage, info: { rdns: OTHER, name: 'Other' } })
    await announce(one.wallet, one.target)
    await announce(other, one.target)
    const ids = () => connectionsOf(one.modal.state).map(({ connectorId }) => connectorId)
    return { ...one, other, ids }
  }

  async function connectBoth() {
    const both = await setupTwo()
    await connect(both.modal, { connectorId: RDNS })
    await connect(both.modal, { connectorId: OTHER })
    return both
  }

  test('both are connected, the newest is in use', async () => {
    const { ids, account } = await connectBoth()
    expect(ids()).toEqual([OTHER, RDNS])
    expect(account()).toMatchObject({ connectorId: OTHER })
  })

  test('both are followed', async () => {
    const { wallet, modal } = await connectBoth()
    wallet.set({ wrongChain: 137 })
    await vi.waitUntil(() => connectionsOf(modal.state)[1]?.chainId === 137)
  })

  test('switching asks for no permission, and lasts over a reload', async () => {
    const { wallet, modal, account, storage } = await connectBoth()
    const methods = asked(wallet)
    await switchConnection(modal, { connectorId: RDNS })
    expect(account()).toMatchObject({ connectorId: RDNS })
    expect(methods()).not.toContain('eth_requestAccounts')

    const after = await setupTwo(storage)
    await vi.waitUntil(() => after.ids().length === 2)
    expect(after.account()).toMatchObject({ connectorId: RDNS })
  })

  test('another account of a wallet becomes the first', async () => {
    const { wallet, modal, account } = await connectBoth()
    const ask = wallet.provider.request.bind(wallet.provider)
    vi.spyOn(wallet.provider, 'request').mockImplementation(async (request) =>
      request.method === 'eth_accounts' ? [ADDRESS, SECOND.toLowerCase()] : ask(request),
    )
    await switchConnection(modal, { connectorId: RDNS, address: SECOND })
    expect(account()).toMatchObject({ address: SECOND, addresses: [SECOND, ADDRESS] })
  })

  test('one that leaves takes no other with it', async () => {
    const { modal, ids, account, other } = await connectBoth()
    await disconnect(modal, { connectorId: OTHER })
    expect(ids()).toEqual([RDNS])
    expect(account()).toMatchObject({ connectorId: RDNS })
    expect(await other.provider.request({ method: 'eth_accounts' })).toEqual([])
  })

  test('while the one in use is locked, the other takes its place', async () => {
    const { other, account } = await connectBoth()
    other.set({ locked: true })
    await vi.waitUntil(() => (account() as { connectorId?: string }).connectorId === RDNS)
    other.set({ locked: false })
    await vi.waitUntil(() => (account() as { connectorId?: string }).connectorId === OTHER)
  })

  test('rejects a switch to a wallet that is not connected', async () => {
    const { adapter } = setup()
    await expect(adapter.switchConnection({ connectorId: RDNS, address: undefined })).rejects.toThrow(
      'Connector not found',
    )
  })
})

test('reads balances through the wallet’s own node', async () => {
  const { target, wallet, modal } = setup()
  await announce(wallet, target)
  await connect(modal, { connectorId: RDNS })
  vi.spyOn(wallet.provider, 'request').mockResolvedValue('0x2a')
  await loadBalance(modal)
  expect(modal.state.balance.current).toMatchObject({
    status: 'ready',
    tokens: [{ symbol: 'BNB', amount: 42n }],
  })
})

test('signs a message with the account', async () => {
  const { target, wallet, adapter } = setup()
  await announce(wallet, target)
  await expect(adapter.signMessage?.({ message: 'Hello', address: ADDRESS })).rejects.toThrow('no account')
  await adapter.connect({ connectorId: RDNS })
  const signature = await adapter.signMessage?.({ message: 'Grüße\n\n你好', address: ADDRESS })
  expect(await recoverMessageAddress({ message: 'Grüße\n\n你好', signature: signature as Hex })).toBe(ADDRESS)
})

test('signs through the provider of the wallet in use', async () => {
  const { target, wallet, modal } = setup()
  await announce(wallet, target)
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

describe('another tab of the site', () => {
  const KEY = 'foyer.1.default.connected.eip155'

  /** Stores ids as another tab does, with the browser's event. */
  function store(storage: ReturnType<typeof memoryStorage>, ids: string[]) {
    storage.setItem(KEY, JSON.stringify(ids))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
  }

  const stored = (storage: ReturnType<typeof memoryStorage>) => JSON.parse(storage.getItem(KEY) ?? '[]')

  test('connects a wallet that it has connected, without a prompt', async () => {
    const { target, wallet, storage, modal, isConnected } = setup()
    const events: unknown[] = []
    modal.events.on('connect', ({ reconnected }) => events.push(reconnected))
    await announce(wallet, target)
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const methods = asked(wallet)
    store(storage, [RDNS])
    await isConnected()
    expect(methods()).toEqual(['eth_accounts', 'eth_chainId'])
    expect(events).toEqual([true])
  })

  test('disconnects a wallet that it has disconnected, and asks the wallet for nothing', async () => {
    const { target, wallet, storage, adapter, account } = setup()
    await announce(wallet, target)
    await adapter.connect({ connectorId: RDNS })
    const methods = asked(wallet)
    store(storage, [])
    expect(account()).toEqual({ status: 'disconnected' })
    expect(methods()).toEqual([])
  })

  test('keeps what it has stored when a wallet connects or disconnects here', async () => {
    const { target, wallet, storage, adapter } = setup()
    await announce(wallet, target)
    // The browser tells later.
    storage.setItem(KEY, JSON.stringify(['io.elsewhere']))
    await adapter.connect({ connectorId: RDNS })
    expect(stored(storage)).toEqual([RDNS, 'io.elsewhere'])
    await adapter.disconnect({ connectorId: RDNS })
    expect(stored(storage)).toEqual(['io.elsewhere'])
  })

  test('changes nothing where the modal keeps nothing', async () => {
    const target = new EventTarget()
    const wallet = createWallet({ storage: memoryStorage() })
    const modal = createModal({ networks: [bsc], adapters: [eip1193Adapter({ target })], storage: null })
    await announce(wallet, target)
    await connect(modal, { connectorId: RDNS })
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
    expect(modal.state.accounts.eip155.status).toBe('connected')
  })
})

/** A wallet whose answers are given by the test, each when it wants. */
function createSlowWallet() {
  const open: { method: string; answer: (value: unknown) => void }[] = []
  const listeners = new Map<string, (value?: unknown) => void>()
  const provider = {
    request: ({ method }: { method: string }) =>
      new Promise<unknown>((resolve) => void open.push({ method, answer: resolve })),
    on: (event: string, listener: (value?: unknown) => void) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
  }
  /** Answers the oldest or the newest open request of a method. */
  async function answer(method: string, value: unknown, end: 'oldest' | 'newest' = 'oldest') {
    const isAsked = () => open.some((one) => one.method === method)
    await vi.waitUntil(isAsked, { interval: 1 })
    const found = open.filter((one) => one.method === method).at(end === 'oldest' ? 0 : -1)
    if (found) open.splice(open.indexOf(found), 1)
    found?.answer(value)
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  const emit = (event: string) => listeners.get(event)?.()
  const announce = (target: EventTarget, rdns: string, name: string) =>
    target.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info: { rdns, name, icon: '' }, provider } }),
    )
  return { provider, open, answer, emit, announce }
}

const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The second account of anvil's mnemonic. */
const secondAccount = {
  privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
} as const

describe('answers in another order than the requests', () => {
  async function connectSlow() {
    const one = setup()
    const slow = createSlowWallet()
    slow.announce(one.target, 'io.slow', 'Slow')
    await Promise.resolve()
    const connecting = one.adapter.connect({ connectorId: 'io.slow' })
    await slow.answer('eth_requestAccounts', [ADDRESS])
    return { ...one, ...slow, connecting }
  }

  async function connected() {
    const one = await connectSlow()
    await one.answer('eth_accounts', [ADDRESS])
    await one.answer('eth_chainId', '0x38')
    await one.connecting
    return one
  }

  /** Answers the newest read first. Each has its requests of accounts, then of the chain. */
  async function answerNewestFirst(
    { answer }: ReturnType<typeof createSlowWallet>,
    reads: [string[], string][],
  ) {
    for (const [accounts] of reads) await answer('eth_accounts', accounts, 'newest')
    for (const [, chainId] of reads) await answer('eth_chainId', chainId)
  }

  test.each([
    ['another account', [[SECOND], '0x38'], [[ADDRESS], '0x38'], { address: SECOND, chainId: 56 }],
    ['another chain', [[ADDRESS], '0x1'], [[ADDRESS], '0x38'], { address: ADDRESS, chainId: 1 }],
    ['an unlocked wallet', [[ADDRESS], '0x38'], [[], '0x38'], { status: 'connected' }],
    ['a locked wallet', [[], '0x38'], [[ADDRESS], '0x38'], { status: 'disconnected' }],
  ] as [string, [string[], string], [string[], string], object][])(
    'ends at the newest, which is %s',
    async (_, newest, oldest, expected) => {
      const one = await connected()
      one.emit('accountsChanged')
      one.emit('chainChanged')
      await answerNewestFirst({ ...createSlowWallet(), answer: one.answer }, [newest, oldest])
      expect(one.account()).toMatchObject(expected)
    },
  )

  test('connects with the newest when the account changes while it connects', async () => {
    const { account, connecting, answer, emit, open } = await connectSlow()
    await vi.waitUntil(() => open.length === 1)
    emit('accountsChanged')
    await answerNewestFirst({ ...createSlowWallet(), answer }, [
      [[SECOND], '0x38'],
      [[ADDRESS], '0x38'],
    ])
    expect(await connecting).toMatchObject({ address: SECOND })
    expect(account()).toMatchObject({ address: SECOND })
  })
})

test('takes up the connection that an older version has stored, and forgets it when it is disconnected', async () => {
  const storage = memoryStorage({ 'foyer.1.default.connectedConnectors': JSON.stringify([RDNS]) })
  const { target, wallet, adapter, isConnected } = setup({ storage })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  await announce(wallet, target)
  await isConnected()
  expect(storage.getItem('foyer.1.default.connected.eip155')).toBe(JSON.stringify([RDNS]))
  await adapter.disconnect({ connectorId: RDNS })
  expect(storage.getItem('foyer.1.default.connected.eip155')).toBeNull()
  expect(storage.getItem('foyer.1.default.connectedConnectors')).toBeNull()
  await vi.waitUntil(() => storage.getItem('foyer.1.default.connectedNamespaces') === '[]')
})

describe('a remembered wallet that does not answer', () => {
  const store = (storage: ReturnType<typeof memoryStorage>, ids: string[]) =>
    storage.setItem('foyer.1.default.connected.eip155', JSON.stringify(ids))

  async function setupBoth() {
    const storage = memoryStorage()
    store(storage, ['io.slow', RDNS])
    const one = setup({ storage })
    await one.wallet.provider.request({ method: 'eth_requestAccounts' })
    vi.useFakeTimers()
    const slow = createSlowWallet()
    slow.announce(one.target, 'io.slow', 'Slow')
    await announce(one.wallet, one.target)
    const ids = () => connectionsOf(one.modal.state).map(({ connectorId }) => connectorId)
    return { ...one, slow, ids }
  }
  afterEach(() => void vi.useRealTimers())

  test('leaves its place to the next one after five seconds, and is added when it answers later', async () => {
    const { slow, account, ids } = await setupBoth()
    await vi.advanceTimersByTimeAsync(4_900)
    expect(account()).toEqual({ status: 'reconnecting' })
    await vi.advanceTimersByTimeAsync(200)
    expect(account()).toMatchObject({ connectorId: RDNS })
    await slow.answer('eth_accounts', [SECOND])
    await slow.answer('eth_chainId', '0x38')
    expect(ids()).toEqual([RDNS, 'io.slow'])
    expect(account()).toMatchObject({ connectorId: RDNS })
  })

  test('is in use when it answers within five seconds', async () => {
    const { slow, account } = await setupBoth()
    await vi.advanceTimersByTimeAsync(2_000)
    await slow.answer('eth_accounts', [SECOND])
    await slow.answer('eth_chainId', '0x38')
    expect(account()).toMatchObject({ connectorId: 'io.slow' })
  })

  test('does not keep the page reconnecting when it is the only one', async () => {
    const storage = memoryStorage()
    store(storage, ['io.slow'])
    const { target, account } = setup({ storage })
    vi.useFakeTimers()
    createSlowWallet().announce(target, 'io.slow', 'Slow')
    await vi.advanceTimersByTimeAsync(5_100)
    expect(account()).toEqual({ status: 'disconnected' })
  })

  test('takes no place from a wallet that the user has connected meanwhile', async () => {
    const { slow, adapter, account, ids } = await setupBoth()
    await adapter.connect({ connectorId: RDNS })
    await slow.answer('eth_accounts', [SECOND])
    await slow.answer('eth_chainId', '0x38')
    expect(ids()).toEqual([RDNS, 'io.slow'])
    expect(account()).toMatchObject({ connectorId: RDNS })
  })
})

describe('two wallets with one rdns', () => {
  const TWIN = `${RDNS}#Twin`

  async function setupTwins({ storage = memoryStorage(), twinFirst = false } = {}) {
    const one = setup({ storage })
    const twin = createWallet({
      storage: memoryStorage(),
      account: secondAccount,
      info: { rdns: RDNS, name: 'Twin' },
    })
    for (const each of twinFirst ? [twin, one.wallet] : [one.wallet, twin]) await announce(each, one.target)
    return { ...one, twin }
  }

  test('are both listed, and connect each to its own account', async () => {
    const { modal, adapter } = await setupTwins()
    expect(modal.state.connectors.list).toMatchObject([
      { id: RDNS, rdns: RDNS, name: 'Dev Wallet' },
      { id: TWIN, rdns: RDNS, name: 'Twin' },
    ])
    expect(await adapter.connect({ connectorId: TWIN })).toMatchObject({ address: SECOND })
    expect(await adapter.connect({ connectorId: RDNS })).toMatchObject({ address: ADDRESS })
  })

  test('keep their ids when they announce themselves in another order after a reload', async () => {
    const { adapter, storage } = await setupTwins()
    await adapter.connect({ connectorId: RDNS })
    const after = await setupTwins({ storage, twinFirst: true })
    await after.twin.provider.request({ method: 'eth_requestAccounts' })
    await after.isConnected()
    expect(after.account()).toMatchObject({ connectorId: RDNS, address: ADDRESS })
    expect(after.modal.state.connectors.list.map(({ id }) => id)).toContain(TWIN)
  })

  test('does not take up the one for the other after a reload', async () => {
    const { adapter, storage } = await setupTwins()
    await adapter.connect({ connectorId: RDNS })
    const { target, account } = setup({ storage })
    const twin = createWallet({
      storage: memoryStorage(),
      account: secondAccount,
      info: { rdns: RDNS, name: 'Twin' },
    })
    await twin.provider.request({ method: 'eth_requestAccounts' })
    const methods = asked(twin)
    await announce(twin, target)
    expect(methods()).toEqual([])
    expect(account()).toEqual({ status: 'disconnected' })
  })

  test('does not take up a wallet of the same rdns and name that shares another account', async () => {
    const { adapter, storage } = await setupTwins()
    await adapter.connect({ connectorId: RDNS })
    const { target, modal, account } = setup({ storage })
    const copy = createWallet({ storage: memoryStorage(), account: secondAccount })
    await copy.provider.request({ method: 'eth_requestAccounts' })
    await announce(copy, target)
    await vi.waitUntil(() => account()?.status === 'disconnected')
    expect(connectionsOf(modal.state)).toEqual([])
    await connect(modal, { connectorId: RDNS })
    expect(account()).toMatchObject({ address: SECOND })
  })
})

function throwError(): never {
  throw new Error('Another wallet is locked.')
}

describe('a wallet at window.ethereum', () => {
  const list = ({ modal }: ReturnType<typeof setup>) => modal.state.connectors.list
  const putAt = (target: EventTarget, ethereum: unknown) => Object.assign(target, { ethereum })

  test('is listed on a computer as Browser Wallet when no announced wallet has that provider', async () => {
    const one = setup()
    const other = createWallet({ storage: memoryStorage() })
    putAt(one.target, other.provider)
    await announce(one.wallet, one.target)
    await vi.waitFor(() =>
      expect(list(one)).toMatchObject([
        { id: RDNS, type: 'ANNOUNCED' },
        { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', installed: true },
      ]),
    )
    expect(await one.adapter.connect({ connectorId: 'injected' })).toMatchObject({ address: ADDRESS })
  })

  test('is not listed twice when it has announced itself', async () => {
    const one = setup()
    putAt(one.target, one.wallet.provider)
    await announce(one.wallet, one.target)
    window.dispatchEvent(new Event('ethereum#initialized'))
    one.target.dispatchEvent(new Event('ethereum#initialized'))
    expect(list(one)).toMatchObject([{ id: RDNS }])
  })

  test.each([
    ['with an event', (target: EventTarget) => void target.dispatchEvent(new Event('ethereum#initialized'))],
    ['without an event', () => {}],
  ])('is listed and taken up when it appears 0.8 s after the page, %s', async (_, tell) => {
    vi.useFakeTimers()
    const storage = memoryStorage()
    storage.setItem('foyer.1.default.connected.eip155', '["injected"]')
    const one = setup({ storage })
    await one.wallet.provider.request({ method: 'eth_requestAccounts' })
    await vi.advanceTimersByTimeAsync(800)
    expect(list(one)).toEqual([])
    putAt(one.target, one.wallet.provider)
    tell(one.target)
    await vi.advanceTimersByTimeAsync(100)
    vi.useRealTimers()
    await one.isConnected()
    expect(list(one)).toMatchObject([{ id: 'injected', installed: true }])
  })

  test('is asked itself when another one was there before it', async () => {
    vi.useFakeTimers()
    const one = setup()
    putAt(one.target, createSlowWallet().provider)
    await vi.advanceTimersByTimeAsync(100)
    vi.useRealTimers()
    expect(list(one)).toMatchObject([{ id: 'injected' }])
    putAt(one.target, one.wallet.provider)
    expect(await one.adapter.connect({ connectorId: 'injected' })).toMatchObject({ address: ADDRESS })
  })

  test.each([
    ['it throws when it is read', {}],
    ['its request throws when it is read', { value: new Proxy({}, { get: throwError }) }],
  ])('does not keep other wallets away when %s', async (_, { value }: { value?: object }) => {
    const get = () => value ?? throwError()
    const target = Object.defineProperty(new EventTarget(), 'ethereum', { get })
    const { adapter, wallet, modal } = setup({ target })
    await announce(wallet, target)
    expect(modal.state.connectors.list).toMatchObject([{ id: RDNS }])
    expect(await adapter.connect({ connectorId: RDNS })).toMatchObject({ address: ADDRESS })
  })

  test('is not looked for any more after three seconds', async () => {
    vi.useFakeTimers()
    setup()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
