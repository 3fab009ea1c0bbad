// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectionsOf } from '../selectors/connections.ts'
import {
  ADDRESS,
  connected,
  connection,
  createFakeAdapter,
  OTHER_ADDRESS,
  wallet,
} from '../test/createFakeAdapter.ts'
import { bsc, mainnet } from '../test/networks.ts'
import { deferred, setupModal } from '../test/setupModal.ts'
import type { ConnectedAccount } from '../types/account.ts'
import type { Namespace } from '../types/network.ts'
import { connect } from './connect.ts'
import { goBack } from './goBack.ts'
import { leaveRequest } from './leaveRequest.ts'
import { selectConnector } from './selectConnector.ts'

test('connects the account and returns it', async () => {
  const { modal, adapter } = setupModal()
  const answer = deferred<ConnectedAccount>()
  adapter.answers.connect = () => answer.promise
  const account = connect(modal, { connectorId: 'io.two' })
  expect(modal.state.accounts.eip155).toEqual({ status: 'connecting', connectorId: 'io.two' })
  answer.resolve(connected({ connectorId: 'io.two' }))
  expect(await account).toEqual(connected({ connectorId: 'io.two' }))
  expect(modal.state.accounts.eip155).toMatchObject(connected({ connectorId: 'io.two' }))
})

test('stores the wallet as the recent one', async () => {
  const { modal } = setupModal()
  await connect(modal, { connectorId: 'io.two' })
  expect(modal.state.connectors.list[0]).toMatchObject({ id: 'io.two', recent: true })
})

test('activates the wallet’s network when it is configured', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.connect = async () => connected({ chainId: 1 })
  await connect(modal, { connectorId: 'io.one' })
  expect(modal.networks.active().id).toBe(1)
  adapter.answers.connect = async () => connected({ chainId: 137 })
  await connect(modal, { connectorId: 'io.one' })
  expect(modal.networks.active().id).toBe(1)
})

test('rejects with UserRejectedError when the visitor declines', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.connect = () => Promise.reject({ code: 4001, message: 'User rejected the request.' })
  await expect(connect(modal, { connectorId: 'io.one' })).rejects.toThrow('Connection rejected')
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  expect(modal.state.request.current).toMatchObject({ status: 'failed', reason: 'rejected' })
  expect(modal.state.connectors.list.some(({ recent }) => recent)).toBe(false)
})

test('keeps the first wallet connected when a second one declines', async () => {
  const { modal, adapter } = setupModal()
  await connect(modal, { connectorId: 'io.one' })
  adapter.answers.connect = () => Promise.reject({ code: 4001 })
  const second = connect(modal, { connectorId: 'io.two' })
  expect(modal.state.accounts.eip155?.status).toBe('connected')
  await expect(second).rejects.toThrow()
  expect(modal.state.accounts.eip155).toMatchObject(connected())
})

test('keeps a newer attempt when an older one fails late', async () => {
  const { modal, adapter } = setupModal()
  const older = deferred<ConnectedAccount>()
  const newer = deferred<ConnectedAccount>()
  adapter.answers.connect = (id) => (id === 'io.one' ? older : newer).promise
  const first = connect(modal, { connectorId: 'io.one' })
  const second = connect(modal, { connectorId: 'io.two' })
  older.reject(new Error('late'))
  await expect(first).rejects.toThrow('Failed to connect')
  expect(modal.state.accounts.eip155).toEqual({ status: 'connecting', connectorId: 'io.two' })
  newer.resolve(connected({ connectorId: 'io.two' }))
  await second
})

test('throws when the connector is unknown', async () => {
  const { modal } = setupModal()
  await expect(connect(modal, { connectorId: 'io.none' })).rejects.toThrow('No adapter has io.none.')
})

test('throws when the namespace has no adapter', async () => {
  const { modal } = setupModal()
  await expect(connect(modal, { connectorId: 'io.one', namespace: 'solana' })).rejects.toThrow(
    'Connector not found',
  )
})

test('raises APKT004 for a wallet that was asked, but not for a pairing that was never scanned', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { modal, adapter } = setupModal()
  modal.connectors.set('eip155', [wallet('io.one'), { ...wallet('pairing'), type: 'WALLET_CONNECT' }])
  adapter.answers.connect = () => new Promise(() => {})
  void connect(modal, { connectorId: 'pairing' })
  vi.advanceTimersByTime(120_000)
  expect(modal.state.alerts.current).toEqual({ status: 'hidden' })
  void connect(modal, { connectorId: 'io.one' })
  vi.advanceTimersByTime(120_000)
  expect(modal.state.alerts.current).toEqual({ status: 'shown', code: 'APKT004' })
})

test.each<[Namespace, string]>([
  ['eip155', '56'],
  ['solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['polkadot', '91b171bb158e2d3848fa23a9f1c25182'],
  ['bip122', '000000000019d6689c085ae165831e93'],
  ['cosmos', 'cosmoshub-3'],
])('connects an account in the namespace %s', async (chainNamespace, id) => {
  const adapter = createFakeAdapter({ namespace: chainNamespace })
  const { modal } = setupModal({
    adapter,
    networks: [{ ...bsc, id, chainNamespace }],
    defaultNetwork: undefined,
  })
  const heard = vi.fn()
  modal.events.on('connect', heard)
  const account = connected({ chainId: id, address: 'an address' })
  adapter.answers.connect = async () => account
  await connect(modal, { connectorId: 'io.one' })
  expect(modal.state.accounts[chainNamespace]).toMatchObject(account)
  expect(modal.state.networks.active).toBe(`${chainNamespace}:${id}`)
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ namespace: chainNamespace, address: 'an address', chainId: id }),
  )
})

/** A wallet that refuses a second request while it shows one, as many do. */
function singleRequest() {
  const answer = deferred<ConnectedAccount>()
  let isOpen = false
  return {
    answer,
    connect: () => {
      if (isOpen) return Promise.reject({ code: -32002, message: 'Already processing eth_requestAccounts' })
      isOpen = true
      return answer.promise
    },
  }
}

test('joins the open request when the same wallet is clicked again', async () => {
  const { modal, adapter } = setupModal()
  const { answer, connect: request } = singleRequest()
  adapter.answers.connect = request
  modal.router.open({ view: 'Connect' })
  const failures: unknown[] = []
  modal.events.on('error', (event) => failures.push(event))
  const first = selectConnector(modal, 'io.one')
  goBack(modal)
  const second = selectConnector(modal, 'io.one')
  expect(modal.state.request.current).toEqual({ status: 'pending' })
  answer.resolve(connected())
  await Promise.all([first, second])
  expect(modal.state.accounts.eip155).toMatchObject(connected())
  expect(modal.state.router.open).toBe(false)
  expect(failures).toEqual([])
})

describe('a wallet that approves after it was abandoned', () => {
  async function setup() {
    const { modal, adapter } = setupModal()
    const late = deferred<ConnectedAccount>()
    const lateAccount = connected({
      connectorId: 'io.one',
      address: OTHER_ADDRESS,
      addresses: [OTHER_ADDRESS],
    })
    adapter.answers.connect = (connectorId) =>
      connectorId === 'io.one' ? late.promise : Promise.resolve(connected({ connectorId }))
    modal.router.open({ view: 'Connect' })
    const abandoned = connect(modal, { connectorId: 'io.one' })
    leaveRequest(modal)
    /** Reports the approved account as wagmi does: the adapter puts that wallet in use. */
    const approve = () => {
      adapter.report(lateAccount)
      adapter.reportConnections([
        connection({ connectorId: 'io.one', accounts: [{ address: OTHER_ADDRESS }] }),
        connection({ connectorId: 'io.two' }),
      ])
      late.resolve(lateAccount)
    }
    return { modal, adapter, abandoned, approve, lateAccount }
  }

  test('joins the connections, and leaves the wallet in use', async () => {
    const { modal, adapter, abandoned, approve, lateAccount } = await setup()
    await connect(modal, { connectorId: 'io.two' })
    const changes = vi.fn()
    modal.events.on('accountChange', changes)
    const use = vi.spyOn(adapter.answers, 'switchConnection')
    approve()
    expect(await abandoned).toEqual(lateAccount)
    expect(use.mock.calls).toEqual([['io.two', ADDRESS]])
    expect(modal.state.accounts.eip155).toMatchObject({ connectorId: 'io.two', address: ADDRESS })
    expect(connectionsOf(modal.state).map(({ connectorId }) => connectorId)).toEqual(['io.one', 'io.two'])
    expect(changes).not.toHaveBeenCalled()
  })

  test('is in use when no other wallet is connected', async () => {
    const { modal, abandoned, approve, lateAccount } = await setup()
    approve()
    await abandoned
    expect(modal.state.accounts.eip155).toMatchObject(lateAccount)
  })
})

describe('with a chain', () => {
  function setup(chainId: number) {
    const { modal, adapter } = setupModal()
    const asked: unknown[] = []
    adapter.answers.connect = async () => connected({ chainId })
    adapter.answers.switchNetwork = async (network) => {
      asked.push(network.id)
      adapter.report(connected({ chainId: network.id }))
    }
    return { modal, adapter, asked }
  }

  test('has the wallet switch once after it has connected, unless it is there', async () => {
    const elsewhere = setup(56)
    const account = await connect(elsewhere.modal, { connectorId: 'io.one', chainId: 1 })
    expect([elsewhere.asked, account.chainId]).toEqual([[1], 1])
    expect(elsewhere.modal.networks.active().id).toBe(1)
    const there = setup(1)
    await connect(there.modal, { connectorId: 'io.one', chainId: 1 })
    expect(there.asked).toEqual([])
  })

  test('has the wallet switch to the option connectNetwork, but for another namespace', async () => {
    const { modal, asked } = setup(56)
    modal.options.update({ connectNetwork: { ...mainnet, chainNamespace: 'solana' } })
    await connect(modal, { connectorId: 'io.one' })
    expect(asked).toEqual([])
    modal.options.update({ connectNetwork: mainnet })
    expect(await connect(modal, { connectorId: 'io.one' })).toMatchObject({ chainId: 1 })
    await connect(modal, { connectorId: 'io.one', chainId: 56 })
    expect(asked).toEqual([1])
  })

  test('stays connected when the wallet declines, or the network is not configured', async () => {
    const { modal, adapter } = setup(56)
    adapter.answers.switchNetwork = () => Promise.reject({ code: 4001 })
    for (const chainId of [1, 137])
      expect(await connect(modal, { connectorId: 'io.one', chainId })).toMatchObject({ chainId: 56 })
    expect(modal.state.accounts.eip155.status).toBe('connected')
  })
})
