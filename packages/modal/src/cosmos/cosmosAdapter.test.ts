import {
  connect,
  connectionsOf,
  createModal,
  disconnect,
  getProvider,
  selectConnector,
  signIn,
  switchNetwork,
} from '@foyer/modal-core'
import { createFakeSiwx, memoryStorage } from '@foyer/modal-core/test'
import { type CosmosTestWalletOptions, createCosmosTestWallet } from '@foyer/testing/cosmos'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cosmosHub, osmosis } from '../exports/networks.ts'
import { cosmosAdapter } from './cosmosAdapter.ts'

// A modal starts its adapters wherever there is a window; nothing else of it is used here.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const KEYS = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const
const STORED = 'foyer.1.default.connected.cosmos'
const OWN = {
  id: 'foyer-1',
  name: 'Foyer Chain',
  nativeCurrency: { name: 'Foyer', symbol: 'FOY', decimals: 6, denom: 'ufoy' },
  rpcUrls: { default: { http: [] } },
  chainNamespace: 'cosmos',
} as const
const OWN_INFO = { chainId: 'foyer-1', chainName: 'Foyer', bech32Config: { bech32PrefixAccAddr: 'foyer' } }

type SetupParameters = CosmosTestWalletOptions & {
  storage?: ReturnType<typeof memoryStorage>
  path?: string
  isSuggested?: boolean
  siwx?: ReturnType<typeof createFakeSiwx>['feature']
}

/** A modal on Cosmos, and a wallet on its page. */
function setup({
  storage = memoryStorage(),
  path = 'keplr',
  isSuggested,
  siwx,
  ...options
}: SetupParameters = {}) {
  const target = new EventTarget() as EventTarget & Record<string, unknown>
  const wallet = createCosmosTestWallet({ accounts: KEYS, storage, ...options })
  const inject = () => wallet.inject(target, path)
  const modal = createModal({
    networks: [cosmosHub, osmosis, OWN],
    adapters: [cosmosAdapter({ target, chains: isSuggested ? [OWN_INFO] : [] })],
    storage,
    ...(siwx && { siwx }),
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  const look = () => modal.adapterOf('cosmos')?.discover?.()
  const account = () => modal.state.accounts.cosmos
  const methods = () => wallet.asked.map(({ method }) => method)
  const [first = '', second = ''] = wallet.addresses()
  return { target, storage, wallet, modal, inject, look, account, methods, path, first, second }
}

async function setupConnected(options: SetupParameters = {}) {
  const one = setup(options)
  one.inject()
  one.look()
  await connect(one.modal, { connectorId: one.path })
  return one
}

test('lists wallets of Keplr’s form, before and after the page has loaded, and asks them for nothing', () => {
  const { modal, wallet, target, look } = setup()
  const names = () => modal.state.connectors.list.map(({ id, name, explorerId }) => [id, name, explorerId])
  expect(names()).toEqual([])
  wallet.inject(target)
  target.dispatchEvent(new Event('load'))
  expect(names()).toEqual([['keplr', 'Keplr', 'keplr']])
  createCosmosTestWallet().inject(target, 'okxwallet.keplr')
  look()
  expect(names()).toEqual([
    ['okxwallet.keplr', 'OKX Wallet', 'okx'],
    ['keplr', 'Keplr', 'keplr'],
  ])
  expect(wallet.asked).toEqual([])
})

test('lists a wallet that is at two places once, by the name of its own', () => {
  const { modal, wallet, target, look } = setup()
  wallet.inject(target, 'keplr')
  wallet.inject(target, 'binancew3w.keplr')
  look()
  expect(modal.state.connectors.list.map(({ name }) => name)).toEqual(['Binance Wallet'])
})

test('connects one chain with one prompt, and gives the wallet to the dapp', async () => {
  const { modal, wallet, first, account, methods } = await setupConnected()
  expect(account()).toMatchObject({
    status: 'connected',
    address: first,
    addresses: [first],
    chainId: 'cosmoshub-4',
  })
  expect(connectionsOf(modal.state, 'cosmos')).toMatchObject([
    { connectorId: 'keplr', accounts: [{ address: first, label: 'Dev Wallet' }] },
  ])
  expect(wallet.asked.filter(({ prompted }) => prompted)).toHaveLength(1)
  expect(methods()).toEqual(['enable', 'getKey'])
  const provider = await getProvider(modal, { namespace: 'cosmos' })
  expect(provider?.keplr).toBe(wallet.keplr)
  expect(await provider?.getKey('cosmoshub-4')).toMatchObject({ bech32Address: first, algo: 'secp256k1' })
})

test('takes up the connection of the last visit without a prompt', async () => {
  const { storage } = await setupConnected()
  const after = setup({ storage })
  expect(after.account()).toEqual({ status: 'reconnecting' })
  after.inject()
  after.target.dispatchEvent(new Event('DOMContentLoaded'))
  await vi.waitUntil(() => after.account().status === 'connected')
  expect(after.wallet.asked).toEqual([{ method: 'getKey', params: ['cosmoshub-4'], prompted: false }])
})

test('reports a wallet that is missing after three seconds as disconnected, and takes it up when it comes', async () => {
  const { storage } = await setupConnected()
  vi.useFakeTimers()
  const after = setup({ storage })
  await vi.advanceTimersByTimeAsync(3_100)
  expect(after.account()).toEqual({ status: 'disconnected' })
  after.inject()
  after.look()
  await vi.waitUntil(() => after.account().status === 'connected')
})

test('goes to another chain with another address, and reports both at once', async () => {
  const { modal, wallet, account } = await setupConnected()
  const seen: unknown[] = []
  modal.events.on('accountChange', ({ address }) => seen.push([address, account()]))
  const [address] = wallet.addresses('osmosis-1')
  await switchNetwork(modal, { chainId: 'osmosis-1' })
  expect(address).toMatch(/^osmo1/)
  expect(seen).toMatchObject([[address, { address, chainId: 'osmosis-1' }]])
})

test('takes up the chain of the last visit, and its address', async () => {
  const { modal, storage, wallet } = await setupConnected()
  await switchNetwork(modal, { chainId: 'osmosis-1' })
  const after = setup({ storage })
  after.inject()
  after.look()
  await vi.waitUntil(() => after.account().status === 'connected')
  expect(after.account()).toMatchObject({ address: wallet.addresses('osmosis-1')[0], chainId: 'osmosis-1' })
  expect(after.wallet.asked.filter(({ prompted }) => prompted)).toEqual([])
})

test('stays where it is when the user refuses the other chain', async () => {
  const { modal, wallet, first, account } = await setupConnected()
  wallet.set({ reject: ['enable'] })
  await expect(switchNetwork(modal, { chainId: 'osmosis-1' })).rejects.toThrow('rejected')
  expect(account()).toMatchObject({ address: first, chainId: 'cosmoshub-4' })
})

test('suggests a chain that the wallet lacks only from the dapp’s own configuration', async () => {
  const without = await setupConnected()
  await expect(switchNetwork(without.modal, { chainId: 'foyer-1' })).rejects.toMatchObject({
    name: 'UnsupportedChainError',
    cause: { message: 'There is no chain info for foyer-1' },
  })
  expect(without.methods()).not.toContain('experimentalSuggestChain')
  expect(without.account()).toMatchObject({ chainId: 'cosmoshub-4' })

  const { modal, wallet, account } = await setupConnected({ isSuggested: true })
  await switchNetwork(modal, { chainId: 'foyer-1' })
  expect(wallet.asked.find(({ method }) => method === 'experimentalSuggestChain')?.params).toEqual([OWN_INFO])
  expect(account()).toMatchObject({ address: expect.stringMatching(/^foyer1/), chainId: 'foyer-1' })
})

test('follows the account that the user chooses in Keplr', async () => {
  const { wallet, second, target, account } = await setupConnected()
  wallet.selectAccount(1, target)
  await vi.waitUntil(() => account().status === 'connected' && Object(account()).address === second)
})

test('signs nothing for an account that a wallet without events has left, and follows it', async () => {
  const { feature } = createFakeSiwx({ required: false })
  const one = await setupConnected({ path: 'okxwallet.keplr', siwx: feature })
  one.wallet.selectAccount(1, new EventTarget())
  await expect(
    one.modal.adapterOf('cosmos')?.signMessage?.({ message: 'x', address: one.first }),
  ).rejects.toThrow('OKX Wallet has gone to another account')
  expect(one.account()).toMatchObject({ address: one.second })
  expect(one.methods()).not.toContain('signArbitrary')
})

test('signs in by ADR-36, in a session for the chain', async () => {
  const { feature, sessions } = createFakeSiwx()
  const { modal, first, inject, look } = setup({ siwx: feature })
  inject()
  look()
  await selectConnector(modal, 'keplr')
  await signIn(modal)
  expect(modal.state.siwx.current.status).toBe('signedIn')
  expect(sessions).toMatchObject([
    {
      data: { accountAddress: first, chainId: 'cosmos:cosmoshub-4' },
      signature: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
      proof: { scheme: 'adr36', publicKey: expect.any(String) },
    },
  ])
})

test('disconnects the wallet, and forgets it', async () => {
  const { modal, storage, account } = await setupConnected()
  await disconnect(modal, { namespace: 'cosmos' })
  expect(account()).toEqual({ status: 'disconnected' })
  expect(storage.getItem(STORED)).toBeNull()
})

describe('a wallet that fails', () => {
  test('leaves a wallet in whose place another extension has put itself, and says so', async () => {
    const { modal, target, look, account, storage } = await setupConnected()
    const other = createCosmosTestWallet({ storage: memoryStorage() })
    other.inject(target)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const signing = modal
      .adapterOf('cosmos')
      ?.signMessage?.({ message: 'x', address: Object(account()).address })
    await expect(signing).rejects.toThrow('Another extension has replaced Keplr')
    expect(account()).toEqual({ status: 'disconnected' })
    expect(storage.getItem(STORED)).toBeNull()
    look()
    expect(other.asked).toEqual([])
    warn.mockRestore()
  })

  test('leaves such a wallet when the modal opens, too, with a sentence in the console', async () => {
    const { target, look, account } = await setupConnected()
    const other = createCosmosTestWallet({ storage: memoryStorage() })
    other.inject(target)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    look()
    await vi.waitUntil(() => account().status === 'disconnected')
    expect(String(warn.mock.lastCall)).toContain('Another extension has replaced Keplr')
    expect(other.asked).toEqual([])
    warn.mockRestore()
  })

  test.each([
    ['is refused', { reject: true }, 'Connection rejected'],
    ['says an address of another network', { otherNetwork: true }, 'an address of another network'],
  ] as const)('connects nothing when it %s', async (_, switches, message) => {
    const one = setup({ switches })
    one.inject()
    one.look()
    const connecting = connect(one.modal, { connectorId: 'keplr' })
    await expect(connecting).rejects.toSatisfy((error) =>
      [error.message, error.cause?.message].some((text) => String(text).includes(message)),
    )
    expect(one.account()).toEqual({ status: 'disconnected' })
    expect(one.storage.getItem(STORED)).toBeNull()
  })

  test('does not list one whose getters throw or that has half the form, and lists the others', () => {
    const one = setup({ switches: { throwInGetters: true } })
    one.inject()
    Object.assign(one.target, { okxwallet: { keplr: { enable() {} } }, bitkeep: null, vultisig: 7 })
    createCosmosTestWallet().inject(one.target, 'trustwallet.cosmos')
    one.look()
    expect(one.modal.state.connectors.list.map(({ name }) => name)).toEqual(['Trust'])
  })

  test('says that it cannot sign messages where it lacks `signArbitrary`', async () => {
    const { modal, wallet, first } = await setupConnected()
    wallet.set({ missing: ['signArbitrary'] })
    const signing = modal.adapterOf('cosmos')?.signMessage?.({ message: 'x', address: first })
    await expect(signing).rejects.toThrow('Keplr cannot sign messages on Cosmos')
  })

  test.each([[undefined], ['0x'], [{ signature: 'short' }], [{ signature: null }]])(
    'refuses %j in place of a signature',
    async (answer) => {
      const one = await setupConnected()
      const { keplr } = one.wallet
      vi.spyOn(keplr, 'signArbitrary').mockResolvedValue(answer as never)
      const signing = one.modal.adapterOf('cosmos')?.signMessage?.({ message: 'x', address: one.first })
      await expect(signing).rejects.toThrow('Keplr answered without a signature')
    },
  )

  test('is left when it does not say its key any more', async () => {
    const { wallet, target, account, storage } = await setupConnected()
    wallet.set({ disconnected: true })
    target.dispatchEvent(new Event('keplr_keystorechange'))
    await vi.waitUntil(() => account().status === 'disconnected')
    expect(storage.getItem(STORED)).toBeNull()
  })
})
