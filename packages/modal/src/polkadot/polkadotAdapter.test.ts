import {
  connect,
  connectionsOf,
  createModal,
  disconnect,
  getProvider,
  selectConnector,
  signIn,
  switchConnection,
  switchNetwork,
} from '@foyer/modal-core'
import { createFakeSiwx, memoryStorage } from '@foyer/modal-core/test'
import { createPolkadotTestWallet, type PolkadotTestWalletOptions } from '@foyer/testing/polkadot'
import { cryptoWaitReady, encodeAddress, signatureVerify } from '@polkadot/util-crypto'
import { getPolkadotSignerFromPjs } from '@polkadot-api/pjs-signer'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { kusama, polkadot, polkadotAssetHub } from '../exports/networks.ts'
import { polkadotAdapter } from './polkadotAdapter.ts'

// A modal starts its adapters wherever there is a window; nothing else of it is used here.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
beforeAll(() => cryptoWaitReady())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const ID = 'injectedWeb3.dev-wallet'
const STORED = 'foyer.1.default.connected.polkadot'
const TWO = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`].map((secretKey) => ({
  secretKey: secretKey as `0x${string}`,
}))

type SetupParameters = PolkadotTestWalletOptions & {
  storage?: ReturnType<typeof memoryStorage>
  siwx?: ReturnType<typeof createFakeSiwx>['feature']
}

/** A modal on Polkadot, and a wallet on its page. */
function setup({ storage = memoryStorage(), siwx, ...options }: SetupParameters = {}) {
  const target = new EventTarget() as EventTarget & Record<string, unknown>
  const wallet = createPolkadotTestWallet({ accounts: TWO, storage, ...options })
  const modal = createModal({
    networks: [polkadotAssetHub, kusama, polkadot],
    adapters: [polkadotAdapter({ target, name: 'Tests' })],
    storage,
    ...(siwx && { siwx }),
  })
  onTestFinished(() => {
    modal.destroy()
    wallet.destroy()
  })
  const look = () => modal.adapterOf('polkadot')?.discover?.()
  const inject = () => {
    wallet.inject(target)
    look()
  }
  const account = () => modal.state.accounts.polkadot
  const methods = () => wallet.asked.map(({ method }) => method)
  const [first = '', second = ''] = wallet.addresses.map((address) =>
    address.startsWith('0x') ? address : encodeAddress(address, 0),
  )
  return { target, storage, wallet, modal, inject, look, account, methods, first, second }
}

async function setupConnected(options: SetupParameters = {}) {
  const one = setup(options)
  one.inject()
  await connect(one.modal, { connectorId: ID })
  return one
}

test('lists the wallets of the page, before and after it has loaded, and asks none for anything', () => {
  const { modal, wallet, target } = setup()
  const other = createPolkadotTestWallet({ key: 'talisman', storage: memoryStorage() })
  const names = () => modal.state.connectors.list.map(({ id, name, explorerId }) => [id, name, explorerId])
  other.inject(target)
  target.dispatchEvent(new Event('DOMContentLoaded'))
  expect(names()).toEqual([['injectedWeb3.talisman', 'Talisman', 'talisman']])
  wallet.inject(target)
  target.dispatchEvent(new Event('load'))
  expect(names()).toEqual([
    ['injectedWeb3.talisman', 'Talisman', 'talisman'],
    [ID, 'dev-wallet', undefined],
  ])
  expect([...wallet.asked, ...other.asked]).toEqual([])
})

test('calls Nova by its own name, which is where the extension would be', () => {
  const { modal, target, look } = setup({ key: 'polkadot-js' })
  createPolkadotTestWallet({ key: 'polkadot-js' }).inject(target)
  look()
  expect(modal.state.connectors.list.map(({ name }) => name)).toEqual(['Polkadot{.js}'])
  target.walletExtension = { isNovaWallet: true }
  const { modal: second, look: lookAgain, target: page } = setup({ key: 'polkadot-js' })
  Object.assign(page, { walletExtension: { isNovaWallet: true }, injectedWeb3: target.injectedWeb3 })
  lookAgain()
  expect(second.state.connectors.list).toMatchObject([{ explorerId: 'nova' }])
})

test('asks only the wallet that was picked, once, and gives its signer to the dapp untouched', async () => {
  const one = setup()
  const other = createPolkadotTestWallet({ key: 'talisman', storage: memoryStorage() })
  other.inject(one.target)
  one.inject()
  await connect(one.modal, { connectorId: ID })
  const { modal, wallet, first, second, account } = one
  expect(other.asked).toEqual([])
  expect(wallet.asked).toEqual([{ method: 'enable', params: ['Tests'], prompted: true }])
  expect(account()).toMatchObject({
    status: 'connected',
    address: first,
    addresses: [first, second],
    chainId: polkadotAssetHub.id,
  })
  expect(connectionsOf(modal.state, 'polkadot')).toMatchObject([
    { connectorId: ID, accounts: [{ address: first, label: 'Account 1' }, { address: second }] },
  ])
  const provider = await getProvider(modal, { namespace: 'polkadot' })
  const { accounts } = await wallet.injected.enable()
  expect(provider).toMatchObject({ name: 'dev-wallet', address: wallet.addresses[0] })
  expect(provider?.accounts).toEqual(await accounts.get())
})

test('papi signs with what the dapp gets, and wasm-crypto verifies it', async () => {
  const { modal } = await setupConnected()
  const provider = await getProvider(modal, { namespace: 'polkadot' })
  if (provider === undefined) throw new Error('There is no provider')
  const { address, signer } = provider
  const { signBytes } = getPolkadotSignerFromPjs(address, signer.signPayload, signer.signRaw)
  const signature = await signBytes(new TextEncoder().encode('Hello'))
  expect(signatureVerify('<Bytes>Hello</Bytes>', signature, address).isValid).toBe(true)
})

test('takes up the connection of the last visit without a prompt', async () => {
  const { storage } = await setupConnected()
  const after = setup({ storage })
  expect(after.account()).toEqual({ status: 'reconnecting' })
  after.inject()
  await vi.waitUntil(() => after.account().status === 'connected')
  expect(after.wallet.asked).toEqual([{ method: 'enable', params: ['Tests'], prompted: false }])
})

test('writes the address as the network in use has it, and asks the wallet for nothing', async () => {
  const { modal, wallet, account, methods } = await setupConnected()
  await switchNetwork(modal, { chainId: kusama.id })
  expect(account()).toMatchObject({
    address: encodeAddress(wallet.addresses[0] ?? '', 2),
    chainId: kusama.id,
  })
  expect(methods()).toEqual(['enable'])
  expect(await getProvider(modal, { namespace: 'polkadot' })).toMatchObject({ address: wallet.addresses[0] })
})

test('takes up the network of the last visit, and its address', async () => {
  const { modal, storage, wallet } = await setupConnected()
  await switchNetwork(modal, { chainId: kusama.id })
  const after = setup({ storage })
  after.inject()
  await vi.waitUntil(() => after.account().status === 'connected')
  const address = encodeAddress(wallet.addresses[0] ?? '', 2)
  expect(after.account()).toMatchObject({ address, chainId: kusama.id })
})

test('follows the accounts that the user shares, and leaves a wallet that shares none', async () => {
  const { modal, wallet, first, second, account, storage } = await setupConnected()
  await switchConnection(modal, { connectorId: ID, address: second })
  expect(account()).toMatchObject({ addresses: [second, first] })
  wallet.shareAccounts([0])
  expect(account()).toMatchObject({ addresses: [first] })
  wallet.shareAccounts([])
  expect(account()).toEqual({ status: 'disconnected' })
  expect(storage.getItem(STORED)).toBeNull()
})

describe('a wallet that says its accounts late', () => {
  const LATE = 2_000
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  test('stays connected though it says none when it is subscribed to', async () => {
    const { account, first, second, wallet } = await setupConnected({ switches: { lateAccounts: 500 } })
    expect(account()).toMatchObject({ status: 'connected', addresses: [first, second] })
    await vi.advanceTimersByTimeAsync(LATE)
    expect(account()).toMatchObject({ status: 'connected', addresses: [first, second] })
    wallet.shareAccounts([])
    expect(account()).toEqual({ status: 'disconnected' })
  })

  test('is asked again where it says none for two seconds', async () => {
    const { account, first } = await setupConnected({ switches: { lateAccounts: 10 * LATE } })
    await vi.advanceTimersByTimeAsync(LATE)
    expect(account()).toMatchObject({ status: 'connected', address: first })
    const other = await setupConnected({ switches: { lateAccounts: 10 * LATE } })
    other.wallet.shareAccounts([])
    expect(other.account()).toMatchObject({ status: 'connected' })
    await vi.advanceTimersByTimeAsync(LATE)
    expect(other.account()).toEqual({ status: 'disconnected' })
  })

  test('is waited for while it connects, and after a reload', async () => {
    const one = setup({ switches: { emptyAccounts: true } })
    one.inject()
    const connecting = connect(one.modal, { connectorId: ID })
    await vi.waitUntil(() => one.methods().length > 0)
    await vi.advanceTimersByTimeAsync(LATE / 2)
    one.wallet.set({ emptyAccounts: false })
    await connecting
    expect(one.account()).toMatchObject({ status: 'connected', address: one.first })

    const after = setup({ storage: one.storage, switches: { emptyAccounts: true } })
    after.inject()
    await vi.waitUntil(() => after.methods().length > 0)
    await vi.advanceTimersByTimeAsync(LATE / 2)
    expect(after.account()).toEqual({ status: 'reconnecting' })
    after.wallet.set({ emptyAccounts: false })
    expect(after.account()).toMatchObject({ status: 'connected', address: one.first })
  })
})

test('leaves out accounts of another chain, and lists those of Ethereum last', async () => {
  const accounts = [
    { secretKey: TWO[0]?.secretKey ?? '0x', type: 'ethereum' },
    { secretKey: `0x${'03'.repeat(32)}`, genesisHash: `0x${kusama.id}${'00'.repeat(16)}` },
    { secretKey: `0x${'04'.repeat(32)}`, genesisHash: `0x${polkadotAssetHub.id}${'00'.repeat(16)}` },
  ] as const
  const { modal, wallet, account } = await setupConnected({ accounts })
  const [ethereum = '', ofKusama = '', ofHub = ''] = wallet.addresses.map((one, at) =>
    at === 0 ? one.toLowerCase() : one,
  )
  expect(account()).toMatchObject({ addresses: [encodeAddress(ofHub, 0), ethereum] })
  await switchNetwork(modal, { chainId: kusama.id })
  expect(account()).toMatchObject({ addresses: [encodeAddress(ofKusama, 2), ethereum] })
})

test('signs in with the text between marks', async () => {
  const { feature, sessions } = createFakeSiwx()
  const { modal, inject, first, wallet } = setup({ siwx: feature })
  inject()
  await selectConnector(modal, ID)
  await signIn(modal)
  expect(modal.state.siwx.current.status).toBe('signedIn')
  const [session] = sessions
  expect(session).toMatchObject({
    data: { accountAddress: first, chainId: `polkadot:${polkadotAssetHub.id}` },
    proof: { scheme: 'sr25519' },
  })
  const { message = '', signature = '' } = session ?? {}
  expect(message).toContain(`wants you to sign in with your Polkadot account:\n${first}\n`)
  expect(signatureVerify(`<Bytes>${message}</Bytes>`, signature, wallet.addresses[0] ?? '').isValid).toBe(
    true,
  )
})

test('disconnects the wallet, and forgets it', async () => {
  const { modal, storage, account } = await setupConnected()
  await disconnect(modal, { namespace: 'polkadot' })
  expect(account()).toEqual({ status: 'disconnected' })
  expect(storage.getItem(STORED)).toBeNull()
})

describe('a wallet that fails', () => {
  test.each([
    ['is refused', { reject: true }, 'Connection rejected'],
    ['blocks the page', { blocked: true }, 'dev-wallet blocks this site'],
    ['shares no account', { emptyAccounts: true }, 'The wallet shared no account'],
  ] as const)('connects nothing when it %s', async (_, switches, message) => {
    const one = setup({ switches })
    one.inject()
    await expect(connect(one.modal, { connectorId: ID })).rejects.toThrow(message)
    expect(one.account()).toEqual({ status: 'disconnected' })
    expect(one.storage.getItem(STORED)).toBeNull()
  })

  test('does not list one whose getters throw or that cannot be enabled, and lists the others', () => {
    const one = setup({ switches: { throwInGetters: true } })
    one.target.injectedWeb3 = {
      none: undefined,
      number: 7,
      half: { enable: 'yes' },
      get thrown() {
        throw new Error('thrown')
      },
    }
    createPolkadotTestWallet({ key: 'enkrypt' }).inject(one.target)
    one.inject()
    expect(one.modal.state.connectors.list.map(({ name }) => name)).toEqual(['Enkrypt'])
    Object.defineProperty(one.target, 'injectedWeb3', {
      get() {
        throw new Error('thrown')
      },
    })
    one.look()
    expect(one.modal.state.connectors.list).toEqual([])
  })

  test('does not keep more than a hundred of ten thousand', () => {
    const one = setup()
    const enable = async () => ({})
    one.target.injectedWeb3 = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`wallet${index}`, { enable }]),
    )
    one.look()
    expect(one.modal.state.connectors.list).toHaveLength(100)
  })

  test('drops what is no account: another ecosystem’s, a typing error, getters that throw', async () => {
    const one = setup()
    const { enable } = one.wallet.injected
    const [address = ''] = one.wallet.addresses
    const thrown = {
      get address() {
        throw new Error('thrown')
      },
    }
    const odd = [
      { address: 'GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H' },
      { address: `${address.slice(0, -1)}${address.endsWith('a') ? 'b' : 'a'}` },
      { address: '0x1234' },
      { address: '1'.repeat(1_000_000) },
      { address: 7 },
      thrown,
      null,
      { address },
      { address },
    ]
    const get = async () => odd
    const injected = {
      ...one.wallet.injected,
      enable: async () => ({ ...(await enable()), accounts: { get } }),
    }
    one.target.injectedWeb3 = { 'dev-wallet': injected }
    one.look()
    await connect(one.modal, { connectorId: ID })
    expect(one.account()).toMatchObject({ addresses: [one.first] })
  })

  test('says that it cannot sign messages where it lacks `signRaw`', async () => {
    const { modal, wallet, first } = await setupConnected()
    wallet.set({ missing: ['signRaw'] })
    const signing = modal.adapterOf('polkadot')?.signMessage?.({ message: 'x', address: first })
    await expect(signing).rejects.toThrow('dev-wallet cannot sign messages on Polkadot')
  })

  test.each([[undefined], ['0x'], [{ signature: '0x00' }], [{ signature: 7 }]])(
    'refuses %j in place of a signature',
    async (answer) => {
      const one = setup()
      const { enable } = one.wallet.injected
      const signer = { signRaw: async () => answer }
      one.target.injectedWeb3 = {
        'dev-wallet': { enable: async () => ({ accounts: (await enable()).accounts, signer }) },
      }
      one.look()
      await connect(one.modal, { connectorId: ID })
      const signing = one.modal.adapterOf('polkadot')?.signMessage?.({ message: 'x', address: one.first })
      await expect(signing).rejects.toThrow('dev-wallet answered without a signature')
    },
  )
})
