import {
  activeAccount,
  connect,
  createModal,
  disconnect,
  type Eip1193Provider,
  getProvider,
  open,
  selectConnector,
  selectNetwork,
  switchNetwork,
} from '@foyer/modal-core'
import {
  bsc,
  connected,
  createFakeAdapter,
  createFakeSiwx,
  mainnet,
  memoryStorage,
  solana,
  solanaDevnet,
  wallet as walletOf,
} from '@foyer/modal-core/test'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { eip1193Adapter } from '../../src/eip1193/eip1193Adapter.ts'
import { createWallet } from '../../src/test/createWallet.ts'

// Complaints of users of other modals with several namespaces.

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const RDNS = 'dev.foyer.testing'
const onSolana = (differs: Parameters<typeof connected>[0] = {}) =>
  connected({ connectorId: 'sol', address: 'Sol1', addresses: ['Sol1'], chainId: solana.id, ...differs })

type SetupParameters = { storage?: ReturnType<typeof memoryStorage>; siwx?: boolean }

/** A page on BNB and Solana. One wallet is in both, by the same name. */
async function setup({ storage = memoryStorage(), siwx = false }: SetupParameters = {}) {
  const target = new EventTarget()
  const wallet = createWallet({ storage })
  const request = vi.spyOn(wallet.provider, 'request')
  const adapter = eip1193Adapter({ target })
  const other = createFakeAdapter({
    namespace: 'solana',
    connectors: [walletOf('sol', 'Dev Wallet'), walletOf('sun', 'Sun')],
  })
  other.answers.connect = async (connectorId) => onSolana({ connectorId })
  other.answers.switchNetwork = async ({ id }) => other.report(onSolana({ chainId: id }))
  const modal = createModal({
    networks: [bsc, mainnet, solana, solanaDevnet],
    defaultNetwork: bsc,
    adapters: [adapter, other],
    storage,
    siwx: siwx ? createFakeSiwx({ required: false }).feature : undefined,
  })
  onTestFinished(modal.destroy)
  wallet.announce(target)
  await vi.waitFor(() => expect(modal.state.connectors.list[0]?.members).toHaveLength(2))
  const statuses = () => [modal.state.accounts.eip155.status, modal.state.accounts.solana.status]
  const asked = () => request.mock.calls.map(([{ method }]) => method)
  return { modal, adapter, other, wallet, storage, target, statuses, asked }
}

const connectBoth = async ({ modal }: Awaited<ReturnType<typeof setup>>) => {
  await connect(modal, { connectorId: 'sol', namespace: 'solana' })
  await connect(modal, { connectorId: RDNS, namespace: 'eip155' })
}

test('a session is lost after a reload with two adapters', async () => {
  const first = await setup()
  await connectBoth(first)
  first.modal.destroy()
  const { other, statuses } = await setup({ storage: first.storage })
  other.report({ status: 'reconnecting' })
  other.report(onSolana())
  await vi.waitFor(() => expect(statuses()).toEqual(['connected', 'connected']))
})

test('the button says Connect after a reload without one of two accounts', async () => {
  const first = await setup()
  await connectBoth(first)
  await disconnect(first.modal, { namespace: 'eip155' })
  expect(activeAccount(first.modal.state)).toMatchObject({ address: 'Sol1' })
  first.modal.destroy()
  const { modal, other } = await setup({ storage: first.storage })
  other.report({ status: 'reconnecting' })
  other.report(onSolana())
  await vi.waitFor(() => expect(activeAccount(modal.state)).toMatchObject({ address: 'Sol1' }))
})

test('pairing a wallet on EVM disconnects an extension on Solana', async () => {
  const { modal, adapter, other, wallet, statuses } = await setup()
  await connect(modal, { connectorId: 'sol', namespace: 'solana' })
  const left = vi.spyOn(other.answers, 'disconnect')
  const remove = adapter.addProvider?.({
    id: 'pairing',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    load: async () => wallet.provider as Eip1193Provider,
    isAuthorized: () => false,
  })
  await connect(modal, { connectorId: 'pairing' })
  expect(statuses()).toEqual(['connected', 'connected'])
  await disconnect(modal, { namespace: 'eip155' })
  remove?.()
  expect([statuses(), left.mock.calls]).toEqual([['disconnected', 'connected'], []])
})

test('connecting on EVM switches the chain of the wallet, and its own disconnect is not noticed', async () => {
  const { modal, wallet, statuses, asked } = await setup()
  await connect(modal, { connectorId: RDNS })
  expect(asked()).not.toContain('wallet_switchEthereumChain')
  await wallet.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  await vi.waitFor(() => expect(statuses()[0]).toBe('disconnected'))
})

test('one namespace cannot be disconnected alone', async () => {
  const mounted = await setup()
  await connectBoth(mounted)
  await disconnect(mounted.modal, { namespace: 'solana' })
  expect(mounted.statuses()).toEqual(['connected', 'disconnected'])
})

test('a click on a wallet of both connects Solana while EVM is in use', async () => {
  const { modal, other, statuses } = await setup()
  const connectSolana = vi.spyOn(other.answers, 'connect')
  await selectConnector(modal, 'sol')
  expect([statuses(), connectSolana.mock.calls]).toEqual([['connected', 'disconnected'], []])
})

test('switchNetwork leaves the address undefined', async () => {
  const { modal } = await setup()
  await connect(modal, { connectorId: 'sol', namespace: 'solana' })
  const seen = new Set<unknown>()
  modal.subscribe(() => {
    const account = modal.state.accounts.solana
    seen.add(account.status === 'connected' ? account.address : undefined)
  })
  await switchNetwork(modal, { chainId: solanaDevnet.id })
  await Promise.resolve()
  expect([...seen]).toEqual(['Sol1'])
  expect(modal.state.accounts.solana).toMatchObject({ chainId: solanaDevnet.id })
})

test('the provider of Solana is that of the wallet before', async () => {
  const { modal, other } = await setup()
  const providers = { sol: { request: async () => 'sol' }, sun: { request: async () => 'sun' } }
  other.answers.getProvider = async (id) => providers[id as keyof typeof providers]
  await connect(modal, { connectorId: 'sol', namespace: 'solana' })
  expect(await getProvider(modal)).toBe(providers.sol)
  await connect(modal, { connectorId: 'sun', namespace: 'solana' })
  expect(await getProvider(modal)).toBe(providers.sun)
})

test('the network changes to Solana though the wallet has no account there', async () => {
  const { modal } = await setup()
  await connect(modal, { connectorId: RDNS })
  await open(modal, { namespace: 'solana' })
  expect(modal.state.router.route.view).toBe('SwitchActiveChain')
  await selectNetwork(modal, modal.networks.get(solanaDevnet.id))
  expect(modal.networks.active().caipNetworkId).toBe('eip155:56')
})

test('each network of Solana asks for another signature', async () => {
  const { modal, statuses } = await setup({ siwx: true })
  await connect(modal, { connectorId: 'sol', namespace: 'solana' })
  await vi.waitFor(() => expect(modal.state.siwx.current.status).toBe('signedOut'))
  const view = () => modal.state.router.route.view
  expect(view()).toBe('SIWXSignMessage')
  modal.router.close()
  await switchNetwork(modal, { chainId: solanaDevnet.id })
  await Promise.resolve()
  expect([modal.state.router.open, modal.state.siwx.current.status, statuses()[1]]).toEqual([
    false,
    'signedOut',
    'connected',
  ])
})
