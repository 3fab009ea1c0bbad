// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { connected, connection } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { disconnect } from './disconnect.ts'
import { open } from './open.ts'

test('disconnects the account and closes the modal', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  await disconnect(modal)
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  expect(modal.state.router).toMatchObject({ open: false, route: { view: 'Connect' } })
})

test('tells a failure after the rest has happened: Failed to disconnect', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  const errors: string[] = []
  modal.events.on('error', ({ error }) => errors.push(error.name))
  adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
  await expect(disconnect(modal)).rejects.toThrow('Failed to disconnect\nlocked')
  expect(errors).toEqual(['DisconnectError'])
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  expect(modal.state.request.current).toEqual({ status: 'failed', reason: 'error', message: 'locked' })
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Connect' } })
  expect(modal.state.snackbar.current).toMatchObject({ tone: 'error', message: 'disconnectFailed' })
})

test('leaves the modal closed when a wallet fails to disconnect', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
  await expect(disconnect(modal)).rejects.toThrow('Failed to disconnect')
  expect(modal.state.router.open).toBe(false)
  expect(modal.state.snackbar.current).toEqual({ status: 'hidden' })
  await open(modal)
  expect(modal.state.request.current).toEqual({ status: 'idle' })
})

test('waits 3 s for the wallet', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.disconnect = () => new Promise(() => {})
  const failure = disconnect(modal).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(modal.state.accounts.eip155).toMatchObject(connected())
  await vi.advanceTimersByTimeAsync(1)
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
  expect(await failure).toBe('DisconnectError')
})

async function setupTwo() {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.reportConnections([connection(), connection({ connectorId: 'io.two' })])
  await open(modal, { view: 'ProfileWallets' })
  return { modal, adapter }
}

test('keeps the other connections and the modal open when connectorId is given', async () => {
  const { modal, adapter } = await setupTwo()
  const onDisconnect = vi.fn()
  modal.events.on('disconnect', onDisconnect)
  adapter.answers.disconnect = async (connectorId) => {
    expect(connectorId).toBe('io.two')
    adapter.reportConnections([connection()])
  }
  await disconnect(modal, { connectorId: 'io.two' })
  expect(modal.state.accounts.eip155).toMatchObject(connected())
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'ProfileWallets' } })
  expect(onDisconnect).not.toHaveBeenCalled()
  adapter.answers.disconnect = async () => {}
  await disconnect(modal, { connectorId: 'io.one' })
  expect(onDisconnect).toHaveBeenCalledExactlyOnceWith({ namespace: 'eip155' })
  expect(modal.state.router.open).toBe(false)
})

test('reports Failed to disconnect connector when the adapter fails', async () => {
  const { modal, adapter } = await setupTwo()
  adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
  await expect(disconnect(modal, { connectorId: 'io.two' })).rejects.toThrow(
    'Failed to disconnect connector\nConnector: io.two\nlocked',
  )
})

test('raises APKTW001 when the given namespace has no connection', async () => {
  const { modal, adapter } = setupModal()
  const onAlert = vi.fn()
  modal.events.on('alert', onAlert)
  await disconnect(modal)
  adapter.report(connected())
  await disconnect(modal, { namespace: 'eip155' })
  expect(onAlert).not.toHaveBeenCalled()
  await disconnect(modal, { namespace: 'eip155' })
  expect(onAlert).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'APKTW001' }))
})
