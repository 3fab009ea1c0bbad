// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { connected, createFakeAdapter, wallet } from '../test/createFakeAdapter.ts'
import { bsc } from '../test/networks.ts'
import { deferred, setupModal } from '../test/setupModal.ts'
import type { ConnectedAccount } from '../types/account.ts'
import type { Namespace } from '../types/network.ts'
import { connect } from './connect.ts'

test('default', async () => {
  const { modal, adapter } = setupModal()
  const answer = deferred<ConnectedAccount>()
  adapter.answers.connect = () => answer.promise
  const account = connect(modal, { connectorId: 'io.two' })
  expect(modal.state.accounts.eip155).toEqual({ status: 'connecting', connectorId: 'io.two' })
  answer.resolve(connected({ connectorId: 'io.two' }))
  expect(await account).toEqual(connected({ connectorId: 'io.two' }))
  expect(modal.state.accounts.eip155).toEqual(connected({ connectorId: 'io.two' }))
})

test('behavior: the wallet becomes the recent one', async () => {
  const { modal } = setupModal()
  await connect(modal, { connectorId: 'io.two' })
  expect(modal.state.connectors.list[0]).toMatchObject({ id: 'io.two', recent: true })
})

test('behavior: the wallet’s network becomes the active one if it is configured', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.connect = async () => connected({ chainId: 1 })
  await connect(modal, { connectorId: 'io.one' })
  expect(modal.networks.active().id).toBe(1)
  adapter.answers.connect = async () => connected({ chainId: 137 })
  await connect(modal, { connectorId: 'io.one' })
  expect(modal.networks.active().id).toBe(1)
})

test('behavior: user rejected request', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.connect = () => Promise.reject({ code: 4001, message: 'User rejected the request.' })
  await expect(connect(modal, { connectorId: 'io.one' })).rejects.toThrow('Connection rejected')
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  expect(modal.state.request.current).toMatchObject({ status: 'failed', reason: 'rejected' })
  expect(modal.state.connectors.list.some(({ recent }) => recent)).toBe(false)
})

test('behavior: a first wallet stays connected while a second declines', async () => {
  const { modal, adapter } = setupModal()
  await connect(modal, { connectorId: 'io.one' })
  adapter.answers.connect = () => Promise.reject({ code: 4001 })
  const second = connect(modal, { connectorId: 'io.two' })
  expect(modal.state.accounts.eip155?.status).toBe('connected')
  await expect(second).rejects.toThrow()
  expect(modal.state.accounts.eip155).toEqual(connected())
})

test('behavior: an older attempt that fails late does not end a newer one', async () => {
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

test('error: a connector nobody knows', async () => {
  const { modal } = setupModal()
  await expect(connect(modal, { connectorId: 'io.none' })).rejects.toThrow(
    'No adapter has a connector with the id io.none.',
  )
})

test('error: a namespace without an adapter', async () => {
  const { modal } = setupModal()
  await expect(connect(modal, { connectorId: 'io.one', namespace: 'solana' })).rejects.toThrow(
    'Connector not found',
  )
})

test('behavior: APKT004 is for a wallet that was asked, not for a pairing that nobody has scanned', () => {
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
  expect(modal.state.accounts).toEqual({ [chainNamespace]: account })
  expect(modal.state.networks.active).toBe(`${chainNamespace}:${id}`)
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ namespace: chainNamespace, address: 'an address', chainId: id }),
  )
})
