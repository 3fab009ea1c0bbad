// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { connected, connection, wallet } from '../test/createFakeAdapter.ts'
import { deferred, setupModal } from '../test/setupModal.ts'
import type { ConnectedAccount } from '../types/account.ts'
import { goBack } from './goBack.ts'
import { open } from './open.ts'
import { selectConnector } from './selectConnector.ts'

test('asks the wallet, then closes', async () => {
  const { modal, adapter } = setupModal()
  const wallet = deferred<ConnectedAccount>()
  adapter.answers.connect = () => wallet.promise
  open(modal)
  const done = selectConnector(modal, 'io.one')
  expect(modal.state.router).toMatchObject({
    route: { view: 'ConnectingExternal', connectorId: 'io.one' },
    history: [{ view: 'Connect' }],
  })
  expect(modal.state.request.current).toEqual({ status: 'pending' })
  wallet.resolve(connected())
  await done
  expect(modal.state.router.open).toBe(false)
})

test('asks the wallet without a view of its own where the open view shows the request', async () => {
  const { modal, adapter } = setupModal()
  const wallet = deferred<ConnectedAccount>()
  adapter.answers.connect = () => wallet.promise
  open(modal)
  const done = selectConnector(modal, 'io.one', { stays: true })
  expect(modal.state.router).toMatchObject({ route: { view: 'Connect' }, history: [] })
  expect(modal.state.request.current).toEqual({ status: 'pending' })
  wallet.resolve(connected())
  await done
  expect(modal.state.router.open).toBe(false)
})

test('stays on the view after a rejection, and does not lengthen the history on a retry', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.connect = () => Promise.reject({ code: 4001 })
  open(modal)
  await selectConnector(modal, 'io.one')
  await selectConnector(modal, 'io.one')
  expect(modal.state.router).toMatchObject({ open: true, history: [{ view: 'Connect' }] })
  expect(modal.state.request.current).toMatchObject({ status: 'failed', reason: 'rejected' })
})

test('offers the switch when the wallet is on an unsupported network', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.connect = async () => connected({ chainId: 137 })
  open(modal)
  await selectConnector(modal, 'io.one')
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'UnsupportedChain' }, history: [] })
})

test('shows Account when the wallet approves after Back', async () => {
  const { modal, adapter } = setupModal()
  const wallet = deferred<ConnectedAccount>()
  adapter.answers.connect = () => wallet.promise
  open(modal)
  const done = selectConnector(modal, 'io.one')
  goBack(modal)
  wallet.resolve(connected())
  await done
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Account' } })
})

test('keeps another wallet’s view open when an abandoned request is approved', async () => {
  const { modal, adapter } = setupModal()
  const first = deferred<ConnectedAccount>()
  adapter.answers.connect = (id) => (id === 'io.one' ? first.promise : new Promise(() => {}))
  open(modal)
  const done = selectConnector(modal, 'io.one')
  goBack(modal)
  void selectConnector(modal, 'io.two')
  first.resolve(connected())
  await done
  expect(modal.state.router.route).toEqual({ view: 'ConnectingExternal', connectorId: 'io.two' })
})

describe('switching from ProfileWallets', () => {
  async function setupWallets() {
    const { modal, adapter } = setupModal()
    adapter.report(connected())
    adapter.reportConnections([connection(), connection({ connectorId: 'io.two' })])
    await open(modal, { view: 'ProfileWallets' })
    modal.router.push({ view: 'ConnectWallets' })
    const view = () => modal.state.router.route.view
    return { modal, adapter, view }
  }

  test('an active wallet is switched to directly', async () => {
    const { modal, adapter, view } = await setupWallets()
    adapter.answers.connect = vi.fn()
    const done = selectConnector(modal, 'io.two')
    // Nothing is waited for that a view would have to show.
    expect(view()).toBe('ConnectWallets')
    await done
    expect(modal.state.accounts.eip155).toMatchObject({ connectorId: 'io.two' })
    expect(adapter.answers.connect).not.toHaveBeenCalled()
    expect(view()).toBe('ProfileWallets')
  })

  test('a disconnected one is asked, then it returns to ProfileWallets', async () => {
    const { modal, adapter, view } = await setupWallets()
    adapter.setConnectors([wallet('io.one'), wallet('io.two'), wallet('io.three')])
    const answer = deferred<ConnectedAccount>()
    adapter.answers.connect = () => answer.promise
    const done = selectConnector(modal, 'io.three')
    expect(view()).toBe('ConnectingExternal')
    answer.resolve(connected({ connectorId: 'io.three' }))
    await done
    expect(modal.state.router).toMatchObject({ open: true, route: { view: 'ProfileWallets' }, history: [] })
  })
})
