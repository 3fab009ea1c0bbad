import {
  connect,
  connectionsOf,
  createModal,
  disconnect,
  getProvider,
  switchConnection,
  switchNetwork,
} from '@foyer/modal-core'
import { bsc, memoryStorage } from '@foyer/modal-core/test'
import {
  type BitcoinTestWallet,
  type BitcoinTestWalletOptions,
  createBitcoinTestWallet,
} from '@foyer/testing/bitcoin'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bitcoin, bitcoinSignet, bitcoinTestnet4 } from '../networks/bitcoin.ts'
import { type BitcoinAdapterParameters, bitcoinAdapter } from './bitcoinAdapter.ts'
import { findProviders } from './findProviders.ts'

// A modal starts its adapters wherever there is a window; nothing else of it is used here.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const KEYS = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const
const STORED = 'foyer.1.default.connected.bip122'
const IDS = {
  standard: 'wallet-standard:Dev Wallet',
  wbip: 'FoyerTestWallet.BitcoinProvider',
  unisat: 'unisat',
} as const
const DIALECTS = ['standard', 'wbip', 'unisat'] as const
/** The requests that ask the user. */
const PROMPTS = {
  standard: ['bitcoin:connect', 'wallet_connect'],
  wbip: ['wallet_connect', 'getAccounts', 'getAddresses'],
  unisat: ['requestAccounts'],
} as const

type SetupParameters = BitcoinTestWalletOptions & {
  storage?: ReturnType<typeof memoryStorage>
  purposes?: BitcoinAdapterParameters['purposes']
  networks?: Parameters<typeof createModal>[0]['networks']
}

/** A modal on Bitcoin, and a wallet that is on its page before it. */
function setup({ storage = memoryStorage(), purposes, networks, ...options }: SetupParameters = {}) {
  const { dialect = 'wbip' } = options
  const target = new EventTarget()
  const wallet = createBitcoinTestWallet({
    accounts: KEYS,
    storage,
    ...options,
    // The draft alone, where it is what is tested.
    switches: { ...(dialect === 'standard' && { missing: ['sats-connect:'] }), ...options.switches },
  })
  wallet.announce(target)
  const modal = createModal({
    networks: networks ?? [bitcoin, bitcoinTestnet4],
    adapters: [bitcoinAdapter({ target, purposes })],
    storage,
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  const account = () => modal.state.accounts.bip122
  const id = IDS[dialect]
  return {
    target,
    storage,
    wallet,
    modal,
    account,
    id,
    provider: () => getProvider(modal, { namespace: 'bip122' }),
  }
}

async function setupConnected(options: SetupParameters = {}) {
  const one = setup(options)
  if (options.dialect === 'standard') await Promise.resolve()
  await connect(one.modal, { connectorId: one.id })
  return one
}

/** The requests by which a page has asked for a connection. */
const prompts = ({ asked }: BitcoinTestWallet, dialect: (typeof DIALECTS)[number] = 'wbip') =>
  asked.map(({ method }) => method).filter((method) => PROMPTS[dialect].includes(method as never))

describe.each(DIALECTS)('a wallet that speaks %s', (dialect) => {
  test('is listed and asked for nothing before a click, and connects with one prompt', async () => {
    const { wallet, modal, account, id, provider } = setup({ dialect })
    await Promise.resolve()
    expect(modal.state.connectors.list).toMatchObject([{ id, chain: 'bip122', installed: true }])
    expect(wallet.asked).toEqual([])
    await connect(modal, { connectorId: id })
    const [payment] = wallet.addresses
    expect(account()).toMatchObject({ status: 'connected', address: payment, chainId: bitcoin.id })
    expect(prompts(wallet, dialect)).toHaveLength(1)
    expect((await provider())?.addresses).toMatchObject([
      {
        address: payment,
        purpose: 'payment',
        addressType: 'p2wpkh',
        publicKey: expect.stringMatching(/^0[23]/),
      },
    ])
  })

  test('is taken up after a reload without any prompt, and forgets a disconnect', async () => {
    const { storage, modal, account, wallet } = await setupConnected({ dialect })
    const { status: _, ...connected } = account()
    modal.destroy()
    wallet.destroy()
    const second = setup({ dialect, storage })
    expect(second.account().status).toBe('reconnecting')
    await vi.waitFor(() => expect(second.account()).toMatchObject({ status: 'connected', ...connected }))
    expect(prompts(second.wallet, dialect)).toEqual([])
    await disconnect(second.modal, { namespace: 'bip122' })
    expect([second.account().status, storage.getItem(STORED)]).toEqual(['disconnected', null])
    second.modal.destroy()
    const third = setup({ dialect, storage })
    await Promise.resolve()
    expect(third.account().status).toBe('disconnected')
  })

  test('that was taken away meanwhile is not asked after a reload', async () => {
    const { storage, modal, wallet } = await setupConnected({ dialect })
    modal.destroy()
    wallet.disconnect()
    wallet.destroy()
    vi.useFakeTimers()
    const second = setup({ dialect, storage })
    await vi.advanceTimersByTimeAsync(3_000)
    vi.useRealTimers()
    expect([second.account().status, prompts(second.wallet, dialect)]).toEqual(['disconnected', []])
  })

  test('is followed to another account, and when its user disconnects the page', async () => {
    const { wallet, account, storage } = await setupConnected({ dialect })
    wallet.selectAccount(1)
    const [address] = wallet.addresses
    await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address }))
    wallet.disconnect()
    await vi.waitFor(() => expect(account().status).toBe('disconnected'))
    expect(storage.getItem(STORED)).toBeNull()
  })

  test('is followed to another network of the dapp, and waited for on one that is none', async () => {
    const { wallet, account } = await setupConnected({ dialect, networks: [bitcoin, bitcoinTestnet4] })
    wallet.setNetwork('testnet4')
    await vi.waitFor(() =>
      expect(account()).toMatchObject({ chainId: bitcoinTestnet4.id, address: wallet.addresses[0] }),
    )
    const other = await setupConnected({ dialect, networks: [bitcoin] })
    other.wallet.setNetwork('testnet4')
    await vi.waitFor(() => expect(other.account().status).toBe('disconnected'))
    other.wallet.setNetwork('mainnet')
    await vi.waitFor(() => expect(other.account().status).toBe('connected'))
  })

  test('refuses with one error, whatever its words', async () => {
    const { modal, id } = setup({ dialect, switches: { reject: true } })
    await Promise.resolve()
    await expect(connect(modal, { connectorId: id })).rejects.toMatchObject({ name: 'UserRejectedError' })
  })

  test('is not connected without an address of a network of the dapp', async () => {
    const { modal, id, wallet, storage } = setup({ dialect, network: 'testnet4', networks: [bitcoin] })
    await Promise.resolve()
    // The WBIPs can ask a wallet for a network.
    if (dialect === 'wbip') {
      await connect(modal, { connectorId: id })
      expect(wallet.addresses[0]).toMatch(/^bc1/)
      return
    }
    await expect(connect(modal, { connectorId: id })).rejects.toMatchObject({
      name: 'NoAccountError',
    })
    expect(storage.getItem(STORED)).toBeNull()
  })

  test('says a key that is not the address’s, which nobody gets', async () => {
    const { provider } = await setupConnected({ dialect, switches: { textAsKey: true } })
    expect((await provider())?.addresses[0]).not.toHaveProperty('publicKey')
  })
})

test('switches the network in wallets that can, and says where it cannot be', async () => {
  const wbip = await setupConnected()
  await switchNetwork(wbip.modal, { chainId: bitcoinTestnet4.id, namespace: 'bip122' })
  expect(wbip.account()).toMatchObject({
    chainId: bitcoinTestnet4.id,
    address: expect.stringMatching(/^tb1/),
  })
  expect(wbip.wallet.asked.filter(({ method }) => method === 'wallet_changeNetwork')).toHaveLength(1)
  const standard = await setupConnected({ dialect: 'standard' })
  await expect(
    switchNetwork(standard.modal, { chainId: bitcoinTestnet4.id, namespace: 'bip122' }),
  ).rejects.toThrow('Dev Wallet cannot switch networks on Bitcoin')
  expect(standard.account()).toMatchObject({ status: 'connected', chainId: bitcoin.id })
})

test('tells two test networks apart, whose addresses are the same', async () => {
  const networks = [bitcoinTestnet4, bitcoinSignet] as const
  const { account, wallet } = await setupConnected({ dialect: 'unisat', networks, network: 'signet' })
  expect(account()).toMatchObject({ chainId: bitcoinSignet.id })
  wallet.setNetwork('testnet4')
  await vi.waitFor(() => expect(account()).toMatchObject({ chainId: bitcoinTestnet4.id }))
})

test('gives both addresses with their purposes, that for payments first', async () => {
  const { modal, wallet, account, provider, id } = await setupConnected({
    purposes: ['payment', 'ordinals'],
    paymentType: 'p2sh',
  })
  const [payment = '', ordinals = ''] = wallet.addresses
  expect((await provider())?.addresses).toMatchObject([
    { address: payment, purpose: 'payment', addressType: 'p2sh' },
    { address: ordinals, purpose: 'ordinals', addressType: 'p2tr' },
  ])
  const addressLabels = { [payment]: 'payment', [ordinals]: 'ordinals' }
  await vi.waitFor(() => expect(account()).toMatchObject({ addresses: [payment, ordinals], addressLabels }))
  // The visitor looks at the other address; what is spent stays the first.
  await switchConnection(modal, { connectorId: id, namespace: 'bip122', address: ordinals })
  expect(account()).toMatchObject({ address: ordinals })
  expect((await provider())?.addresses[0]).toMatchObject({ address: payment })
  expect((await provider())?.satsConnectId).toBe(id)
  expect(connectionsOf(modal.state, 'bip122')).toHaveLength(1)
})

test('speaks sats-connect to a wallet of the Wallet Standard that has it inside', async () => {
  const { wallet, modal, id } = setup({ dialect: 'standard', switches: { missing: [] } })
  await Promise.resolve()
  await connect(modal, { connectorId: id })
  expect(prompts(wallet)).toEqual(['wallet_connect'])
})

test('connects a wallet with older methods, and leaves it out after a reload: it cannot be asked silently', async () => {
  const switches = { missing: ['wallet_connect', 'getAccounts', 'wallet_getAccount'] }
  const { modal, storage, account, wallet } = await setupConnected({ switches })
  expect(account().status).toBe('connected')
  modal.destroy()
  wallet.destroy()
  vi.useFakeTimers()
  const second = setup({ storage, switches })
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  expect([second.account().status, prompts(second.wallet)]).toEqual(['disconnected', []])
})

test('lists a wallet once that is there in two dialects, and finds late ones when the modal opens', async () => {
  const target = new EventTarget() as EventTarget & Record<string, unknown>
  const adapter = bitcoinAdapter({ target })
  const modal = createModal({ networks: [bitcoin, bsc], adapters: [adapter], storage: null })
  onTestFinished(() => modal.destroy())
  const list = () => modal.state.connectors.list.map(({ id }) => id)
  const wallets = [
    createBitcoinTestWallet({ name: 'OKX Wallet', dialect: 'standard' }),
    createBitcoinTestWallet({ dialect: 'unisat', path: 'okxwallet.bitcoin' }),
    createBitcoinTestWallet({ dialect: 'unisat', path: 'bitkeep.unisat' }),
  ]
  for (const wallet of wallets) wallet.announce(target)
  // Some wallets put themselves at the place of another one, too.
  target.unisat = wallets[2]?.provider
  await Promise.resolve()
  expect(list()).toEqual(['wallet-standard:OKX Wallet'])
  target.dispatchEvent(new Event('load'))
  expect(list()).toEqual(['wallet-standard:OKX Wallet', 'unisat'])
  const late = createBitcoinTestWallet({ name: 'Late' })
  late.announce(target)
  adapter.discover?.()
  expect(list()).toContain('FoyerTestWallet.BitcoinProvider')
})

test('holds out against hostile announcements, and reads each of their properties once', async () => {
  const target = new EventTarget() as EventTarget & Record<string, unknown>
  const read = vi.fn(() => 'One')
  const entries = Array.from({ length: 10_000 }, (_, index) => ({
    id: `wallets.w${index}`,
    name: `W ${index}`,
  }))
  const request = () => {}
  target.wallets = Object.fromEntries(entries.map((_, index) => [`w${index}`, { request }]))
  const hostile = [
    null,
    'text',
    { id: '__proto__.constructor', name: 'Proto' },
    { id: 'a b', name: 'Spaces' },
    { id: 'nothing.here', name: 'Nothing' },
    { id: 'wallets.w1', name: '' },
    { id: 'wallets.w1', name: 'x'.repeat(1_000_000) },
    {
      id: 'wallets.w2',
      get name() {
        throw new Error('no name')
      },
    },
    {
      id: 'wallets.w3',
      get name() {
        return read()
      },
    },
  ]
  target.btc_providers = [...hostile, ...entries]
  expect(findProviders(target).length).toBeLessThanOrEqual(100)
  read.mockClear()
  Object.defineProperty(target, 'unisat', {
    get() {
      throw new Error('no wallet')
    },
  })
  const modal = createModal({ networks: [bitcoin], adapters: [bitcoinAdapter({ target })], storage: null })
  onTestFinished(() => modal.destroy())
  const { list } = modal.state.connectors
  expect(list.length).toBeLessThanOrEqual(100)
  expect(list.every(({ name }) => name.length <= 40)).toBe(true)
  expect(list.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Proto']))
  expect(list.map(({ name }) => name)).toContain('One')
  expect(read).toHaveBeenCalledTimes(1)
})

test.each(['version', 'name', 'icon', 'chains', 'features', 'accounts'] as const)(
  'leaves out or keeps a wallet whose %s throws, and others stay',
  async (property) => {
    const { target, modal } = setup()
    const broken = createBitcoinTestWallet({
      name: 'Broken',
      dialect: 'standard',
      switches: { throwInGetters: [property] },
    })
    broken.announce(target)
    await Promise.resolve()
    const names = modal.state.connectors.list.map(({ name }) => name)
    expect(names).toContain('Dev Wallet')
    expect(names.includes('Broken')).toBe(['version', 'accounts'].includes(property))
  },
)
