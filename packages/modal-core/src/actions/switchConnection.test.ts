// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connected, connection, OTHER_ADDRESS } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { switchConnection } from './switchConnection.ts'

function setup() {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.reportConnections([connection(), connection({ connectorId: 'io.two' })])
  return { modal, adapter }
}

test('makes the other wallet the active one and the recent one', async () => {
  const { modal } = setup()
  await switchConnection(modal, { connectorId: 'io.two' })
  expect(modal.state.accounts.eip155).toMatchObject({ status: 'connected', connectorId: 'io.two' })
  expect(modal.state.connectors.list[0]).toMatchObject({ id: 'io.two', recent: true })
})

test('switches to the given address', async () => {
  const { modal } = setup()
  const onChange = vi.fn()
  modal.events.on('accountChange', onChange)
  await switchConnection(modal, { connectorId: 'io.one', address: OTHER_ADDRESS })
  expect(onChange).toHaveBeenCalledWith({ namespace: 'eip155', address: OTHER_ADDRESS })
})

test('throws when the wallet is not connected', async () => {
  const { modal } = setup()
  await expect(switchConnection(modal, { connectorId: 'io.three' })).rejects.toThrow('Connector not found')
})

test('reports the error when the adapter fails', async () => {
  const { modal, adapter } = setup()
  adapter.answers.switchConnection = () => Promise.reject(new Error('gone'))
  await expect(switchConnection(modal, { connectorId: 'io.two' })).rejects.toThrow('Failed to connect\ngone')
})
