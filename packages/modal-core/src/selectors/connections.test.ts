// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected, connection } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { connectionStatus, connectionsOf } from './connections.ts'

test('connectionStatus: connected, active and disconnected', () => {
  const { modal, adapter } = setupModal()
  expect(connectionStatus(modal.state, 'io.one')).toBe('disconnected')
  adapter.report(connected())
  adapter.reportConnections([connection(), connection({ connectorId: 'io.two' })])
  const status = (id: string) => connectionStatus(modal.state, id)
  expect(['io.one', 'io.two', 'io.three'].map(status)).toEqual(['connected', 'active', 'disconnected'])
})

test('connectionsOf: the account in use stands for itself where an adapter holds one wallet at a time', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  expect(connectionsOf(modal.state)).toEqual([connection()])
})

test('connectionsOf: nobody without an account in use', () => {
  const { modal, adapter } = setupModal()
  adapter.reportConnections([connection()])
  expect(connectionsOf(modal.state)).toEqual([])
})

test('connectionsOf: labels are cleaned', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.reportConnections([connection({ accounts: [{ address: 'bc1q', label: 'pay\u202ement' }] })])
  expect(connectionsOf(modal.state)[0]?.accounts).toEqual([{ address: 'bc1q', label: 'pay ment' }])
})
