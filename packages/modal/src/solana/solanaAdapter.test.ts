import {
  connect,
  connectionsOf,
  createModal,
  disconnect,
  getProvider,
  switchConnection,
  switchNetwork,
} from '@foyer/modal-core'
import { bsc, memoryStorage, solana } from '@foyer/modal-core/test'
import { createSolanaTestWallet, type SolanaTestWalletOptions } from '@foyer/testing/solana'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { solanaAdapter } from './solanaAdapter.ts'

// A modal starts its adapters wherever there is a window; nothing else of it is used here.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const ID = 'wallet-standard:Dev Wallet'
const KEYS = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const
const STORED = 'foyer.1.default.connected.solana'
const devnet = { ...solana, id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Solana Devnet', testnet: true }

type SetupParameters = SolanaTestWalletOptions & { storage?: ReturnType<typeof memoryStorage> }

/** A modal on Solana, and a wallet on its page. */
function setup({ storage = memoryStorage(), ...options }: SetupParameters = {}) {
  const target = new EventTarget()
  const wallet = createSolanaTestWallet({ accounts: KEYS, storage, ...options })
  const modal = createModal({ networks: [solana, devnet], adapters: [solanaAdapter({ target })], storage })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  const [first = '', second = ''] = wallet.addresses
  return { target, storage, wallet, modal, first, second, account: () => modal.state.accounts.solana }
}

/** A wallet that registers itself is listed at the end of the turn. */
async function announce({ wallet, target }: ReturnType<typeof setup>) {
  wallet.announce(target)
  await Promise.resolve()
}

/** Registers a wallet that is none of the test wallets. */
async function register({ target }: ReturnType<typeof setup>, wallet: unknown) {
  const detail = (api: { register: (one: unknown) => unknown }) => void api.register(wallet)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  await Promise.resolve()
}

async function setupConnected(options: SetupParameters = {}) {
  const one = setup(options)
  await announce(one)
  await connect(one.modal, { connectorId: ID })
  return one
}

const features = ({ asked }: ReturnType<typeof createSolanaTestWallet>) => asked.map(({ feature }) => feature)

test('lists wallets that register themselves, before and after the modal, and asks them for nothing', async () => {
  const target = new EventTarget()
  const early = createSolanaTestWallet({ name: 'Early' })
  early.announce(target)
  const modal = createModal({ networks: [solana], adapters: [solanaAdapter({ target })], storage: null })
  const late = createSolanaTestWallet({ name: 'Late' })
  late.announce(target)
  await Promise.resolve()
  expect(modal.state.connectors.list).toMatchObject([
    { id: 'wallet-standard:Early', type: 'ANNOUNCED', installed: true, chain: 'solana' },
    { id: 'wallet-standard:Late' },
  ])
  expect(modal.state.accounts.solana).toEqual({ status: 'disconnected' })
  expect([...early.asked, ...late.asked]).toEqual([])
})

test('connects, and gives the wallet with its account and chain to the dapp', async () => {
  const { modal, wallet, first, second, account } = await setupConnected()
  expect(account()).toMatchObject({
    status: 'connected',
    address: first,
    addresses: [first, second],
    chainId: solana.id,
  })
  expect(connectionsOf(modal.state, 'solana')).toMatchObject([
    { connectorId: ID, accounts: [{ address: first }, { address: second }] },
  ])
  const provider = await getProvider(modal, { namespace: 'solana' })
  expect(provider?.wallet).toBe(wallet.wallet)
  expect(provider).toMatchObject({ account: { address: first }, chain: 'solana:mainnet' })
})

test('takes up the connection of the last visit without a prompt', async () => {
  const { storage } = await setupConnected()
  const after = setup({ storage })
  expect(after.account()).toEqual({ status: 'reconnecting' })
  await announce(after)
  await vi.waitUntil(() => after.account().status === 'connected')
  expect(after.wallet.asked).toEqual([{ feature: 'standard:connect', inputs: [{ silent: true }] }])
})

test('reports a wallet that is missing after three seconds as disconnected, and takes it up when it comes', async () => {
  const { storage } = await setupConnected()
  vi.useFakeTimers()
  const after = setup({ storage })
  await vi.advanceTimersByTimeAsync(2_900)
  expect(after.account()).toEqual({ status: 'reconnecting' })
  await vi.advanceTimersByTimeAsync(200)
  expect(after.account()).toEqual({ status: 'disconnected' })
  await announce(after)
  await vi.waitUntil(() => after.account().status === 'connected')
})

test('stays disconnected after a reload when the wallet has taken back its permission', async () => {
  const { storage, wallet } = await setupConnected()
  wallet.disconnect()
  const after = setup({ storage })
  await announce(after)
  await vi.waitUntil(() => after.account().status === 'disconnected')
  expect(features(after.wallet)).not.toContain('solana:signMessage')
})

test('disconnects the wallet, and forgets it', async () => {
  const { modal, wallet, storage, account } = await setupConnected()
  await disconnect(modal, { namespace: 'solana' })
  expect(account()).toEqual({ status: 'disconnected' })
  expect(features(wallet)).toEqual(['standard:connect', 'standard:disconnect'])
  expect(storage.getItem(STORED)).toBeNull()
})

test('follows the account that the user chooses in the wallet, and the one that they choose here', async () => {
  const { modal, wallet, second, first, account } = await setupConnected()
  wallet.selectAccount(second)
  expect(account()).toMatchObject({ address: second, addresses: [second, first] })
  await switchConnection(modal, { connectorId: ID, address: first })
  expect(account()).toMatchObject({ address: first })
})

test('switches the network without asking the wallet', async () => {
  const { modal, wallet, account } = await setupConnected()
  await switchNetwork(modal, { chainId: devnet.id })
  expect(account()).toMatchObject({ chainId: devnet.id })
  expect(await getProvider(modal, { namespace: 'solana' })).toMatchObject({ chain: 'solana:devnet' })
  expect(features(wallet)).toEqual(['standard:connect'])
})

test('takes up the network of the last visit', async () => {
  const { modal, storage } = await setupConnected()
  await switchNetwork(modal, { chainId: devnet.id })
  const after = setup({ storage })
  await announce(after)
  await vi.waitUntil(() => after.account().status === 'connected')
  expect(after.account()).toMatchObject({ chainId: devnet.id })
})

test('reports the chain of a wallet that has none of the dapp’s networks', async () => {
  const { account } = await setupConnected({ chains: ['solana:testnet'] })
  expect(account()).toMatchObject({ chainId: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z' })
})

test('follows what another tab connects and disconnects', async () => {
  const { wallet, storage, account } = await setupConnected()
  const tell = (ids: string[]) => {
    storage.setItem(STORED, JSON.stringify(ids))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: STORED }))
  }
  tell([])
  await vi.waitUntil(() => account().status === 'disconnected')
  expect(features(wallet)).toEqual(['standard:connect'])
  tell([ID])
  await vi.waitUntil(() => account().status === 'connected')
})

test('leaves the account of another namespace alone', async () => {
  const target = new EventTarget()
  const storage = memoryStorage()
  const wallet = createSolanaTestWallet({ storage })
  wallet.announce(target)
  const modal = createModal({ networks: [bsc, solana], adapters: [solanaAdapter({ target })], storage })
  await connect(modal, { connectorId: ID })
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  expect(modal.state.networks.active).toBe(`solana:${solana.id}`)
})

describe('a wallet that fails', () => {
  test.each([
    ['rejects', { reject: true }, 'Connection rejected'],
    ['shares no account', { emptyAccounts: true }, 'The wallet shared no account'],
    ['throws in the getter of its accounts', { throwInGetters: ['accounts'] }, undefined],
  ] as const)('%s when it connects', async (_, switches, message) => {
    const one = setup({ switches })
    await announce(one)
    const connecting = connect(one.modal, { connectorId: ID })
    if (message === undefined) await connecting
    else {
      await expect(connecting).rejects.toThrow(message)
      expect(one.account()).toEqual({ status: 'disconnected' })
      expect(one.storage.getItem(STORED)).toBeNull()
    }
  })

  test('is disconnected and forgotten when it shares no account any more', async () => {
    const { wallet, storage, account } = await setupConnected()
    wallet.set({ emptyAccounts: true })
    expect(account()).toEqual({ status: 'disconnected' })
    expect(storage.getItem(STORED)).toBeNull()
  })

  test('does not list one whose properties throw, or that cannot connect, and lists the others', async () => {
    const one = setup()
    for (const [name, switches] of [
      ['No icon', { throwInGetters: ['icon'] }],
      ['No features', { throwInGetters: ['features'] }],
      ['No connect', { missing: ['standard:connect'] }],
    ] as const)
      createSolanaTestWallet({ name, switches }).announce(one.target)
    const junk = [undefined, null, 1, {}, { name: 'x' }, () => {}, { detail: 'x' }]
    for (const detail of junk)
      one.target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    const register = (api: { register: (...wallets: unknown[]) => unknown }) => void api.register(...junk)
    one.target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    await announce(one)
    expect(one.modal.state.connectors.list.map(({ name }) => name)).toEqual(['Dev Wallet'])
  })

  test('does not keep more than a hundred of ten thousand, and tells two of one name apart', async () => {
    const one = setup()
    const { chains, features } = one.wallet.wallet
    const wallets = Array.from({ length: 10_000 }, (_, index) => {
      return {
        version: '1.0.0',
        name: index < 2 ? 'Same' : `Wallet ${index}`,
        icon: '',
        chains,
        features,
        accounts: [],
      }
    })
    const register = (api: { register: (...wallets: unknown[]) => unknown }) => void api.register(...wallets)
    one.target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    await Promise.resolve()
    const ids = one.modal.state.connectors.list.map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect(ids.slice(0, 2)).toEqual(['wallet-standard:Same', 'wallet-standard:Same#2'])
  })

  test('is disconnected and forgotten, though it throws when it is not followed any more', async () => {
    const one = setup()
    const events = {
      on: () => () => {
        throw new Error('off')
      },
    }
    const { wallet } = one.wallet
    const features = { ...wallet.features, 'standard:events': { version: '1.0.0', ...events } }
    await register(one, { ...wallet, name: 'Sticky', features })
    await connect(one.modal, { connectorId: 'wallet-standard:Sticky' })
    await disconnect(one.modal, { namespace: 'solana' })
    expect(one.account()).toEqual({ status: 'disconnected' })
  })

  test('that refuses its last visit late leaves the connection that was made meanwhile', async () => {
    const { storage } = await setupConnected()
    const one = setup({ storage })
    const standard = one.wallet.wallet.features['standard:connect'] as { connect: () => Promise<unknown> }
    const ask = standard.connect
    const { promise, reject } = Promise.withResolvers()
    standard.connect = (...inputs: readonly unknown[]) => (inputs.length > 0 ? promise : ask.call(standard))
    await announce(one)
    await connect(one.modal, { connectorId: ID })
    reject(new Error('locked'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(one.account()).toMatchObject({ address: one.first })
  })

  test('that never takes up its last visit is forgotten, too, once it shares no account any more', async () => {
    const { storage } = await setupConnected()
    const one = setup({ storage })
    const standard = one.wallet.wallet.features['standard:connect'] as { connect: () => Promise<unknown> }
    const ask = standard.connect
    standard.connect = (...inputs: readonly unknown[]) =>
      inputs.length > 0 ? new Promise(() => {}) : ask.call(standard)
    await announce(one)
    await connect(one.modal, { connectorId: ID })
    one.wallet.set({ emptyAccounts: true })
    expect(one.account()).toEqual({ status: 'disconnected' })
    expect(storage.getItem(STORED)).toBeNull()
  })

  test('drops accounts of other chains and malformed ones', async () => {
    const one = setup()
    const [account] = [
      { address: one.first, publicKey: new Uint8Array(32), chains: ['solana:mainnet'], features: [] },
    ]
    const accounts = [
      { ...account, chains: ['bip122:x'] },
      { ...account, address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
      { ...account, address: '1'.repeat(1_000_000) },
      null,
      { ...account, chains: undefined },
      { ...account, address: one.second, chains: [{ toString: () => 'solana:mainnet' }] },
      account,
      account,
    ]
    const wallet = {
      version: '1.0.0',
      name: 'Odd',
      icon: '',
      chains: ['solana:mainnet'],
      accounts,
      features: { 'standard:connect': { version: '1.0.0', connect: async () => ({ accounts }) } },
    }
    await register(one, wallet)
    await connect(one.modal, { connectorId: 'wallet-standard:Odd' })
    expect(one.account()).toMatchObject({ addresses: [one.first] })
  })
})
