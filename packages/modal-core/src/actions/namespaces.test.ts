// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { connected, createFakeAdapter, OTHER_ADDRESS, wallet } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { memoryStorage, setupModal } from '../test/setupModal.ts'
import { disconnect } from './disconnect.ts'
import { open } from './open.ts'
import { selectConnector } from './selectConnector.ts'

const onSolana = connected({
  connectorId: 'sol',
  address: 'Sol1',
  addresses: ['Sol1', 'Sol2'],
  chainId: solana.id,
})

/** A page with an account on BNB, the active one, and on Solana. */
async function setup() {
  const other = createFakeAdapter({ namespace: 'solana', connectors: [wallet('sol', 'One')] })
  const adapter = createFakeAdapter()
  const { modal } = setupModal({ adapters: [adapter, other], networks: [bsc, solana] })
  onTestFinished(modal.destroy)
  adapter.report(connected())
  other.report(onSolana)
  await open(modal, { view: 'ProfileWallets' })
  const statuses = () => [modal.state.accounts.eip155.status, modal.state.accounts.solana.status]
  const view = () => (modal.state.router.open ? modal.state.router.route.view : 'closed')
  const active = () => modal.networks.active().chainNamespace
  return { modal, adapter, other, statuses, view, active }
}

describe('disconnecting with accounts in two namespaces', () => {
  test('of the one in use puts the other one in use, and ProfileWallets stays open', async () => {
    const { modal, adapter, statuses, view, active } = await setup()
    // As adapters do, before it answers.
    adapter.answers.disconnect = async () => adapter.report({ status: 'disconnected' })
    await disconnect(modal)
    expect([statuses(), view(), active()]).toEqual([
      ['disconnected', 'connected'],
      'ProfileWallets',
      'solana',
    ])
  })

  test('of the other one leaves the one in use', async () => {
    const { modal, statuses, view, active } = await setup()
    await disconnect(modal, { namespace: 'solana', connectorId: 'sol' })
    expect([statuses(), view(), active()]).toEqual([
      ['connected', 'disconnected'],
      'ProfileWallets',
      'eip155',
    ])
  })

  test('of `all` asks each wallet, closes, and reports the one that fails', async () => {
    const { modal, adapter, other, statuses, view, active } = await setup()
    const asked = vi.fn(async () => {})
    adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
    other.answers.disconnect = asked
    await expect(disconnect(modal, { namespace: 'all' })).rejects.toThrow('Failed to disconnect')
    expect(asked).toHaveBeenCalledWith(undefined)
    expect([statuses(), view(), active()]).toEqual([['disconnected', 'disconnected'], 'Connect', 'eip155'])
    adapter.report(connected())
    adapter.answers.disconnect = async () => {}
    await disconnect(modal, { namespace: 'all' })
    expect([statuses(), view()]).toEqual([['disconnected', 'disconnected'], 'closed'])
  })
})

describe('selecting a wallet of another namespace', () => {
  test('puts its account in use, and asks nobody', async () => {
    const { modal, other, view, active } = await setup()
    const connect = vi.spyOn(other.answers, 'connect')
    other.answers.switchConnection = async (_, address = '') =>
      other.report({ ...onSolana, address, addresses: [address, 'Sol1'] })
    await selectConnector(modal, 'sol', { namespace: 'solana', address: 'Sol2' })
    expect(modal.state.accounts.solana).toMatchObject({ address: 'Sol2' })
    expect([active(), view(), connect.mock.calls]).toEqual(['solana', 'ProfileWallets', []])
  })

  test('connects a wallet of both there, says so in the route, and returns', async () => {
    const { modal, other, view, active } = await setup()
    await disconnect(modal, { namespace: 'solana' })
    await vi.waitFor(() => expect(modal.state.connectors.list[0]?.members).toHaveLength(2))
    let route: unknown
    other.answers.connect = async () => {
      route = modal.state.router.route
      return { ...onSolana, address: OTHER_ADDRESS }
    }
    await selectConnector(modal, 'io.one', { namespace: 'solana' })
    expect(route).toEqual({ view: 'ConnectingExternal', connectorId: 'io.one', namespace: 'solana' })
    expect([active(), view()]).toEqual(['solana', 'ProfileWallets'])
  })
})

describe('after a reload', () => {
  function reload() {
    const other = createFakeAdapter({ namespace: 'solana', connectors: [wallet('sol', 'One')] })
    const adapter = createFakeAdapter()
    const storage = memoryStorage({ 'foyer.1.default.lastChain': '"eip155:56"' })
    const { modal } = setupModal({
      adapters: [adapter, other],
      networks: [solana, bsc],
      defaultNetwork: solana,
      storage,
    })
    onTestFinished(modal.destroy)
    const active = () => modal.state.networks.active
    other.report({ status: 'reconnecting' })
    return { modal, adapter, other, active, storage }
  }

  test('shows an account of another namespace until that of the last network is back', async () => {
    const { adapter, other, active, storage } = reload()
    other.report(onSolana)
    await vi.waitFor(() => expect(active()).toBe(`solana:${solana.id}`))
    expect(storage.getItem('foyer.1.default.lastChain')).toBe('"eip155:56"')
    adapter.report({ status: 'reconnecting' })
    adapter.report(connected())
    await vi.waitFor(() => expect(active()).toBe('eip155:56'))
    adapter.report({ status: 'disconnected' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(active()).toBe('eip155:56')
  })

  test('stays on the last network while its account may be back, and once somebody looks', async () => {
    const { modal, adapter, other, active } = reload()
    adapter.report({ status: 'reconnecting' })
    other.report(onSolana)
    await vi.dynamicImportSettled()
    expect(active()).toBe('eip155:56')
    await open(modal)
    adapter.report({ status: 'disconnected' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(active()).toBe('eip155:56')
  })
})
