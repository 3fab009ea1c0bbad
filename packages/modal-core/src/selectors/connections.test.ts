// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { connected, connection, createFakeAdapter, wallet } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import type { ConnectedAccount } from '../types/account.ts'
import type { ConnectorInput } from '../types/connector.ts'
import { connectionStatus, connectionsOf, preferredAccountType } from './connections.ts'

test('distinguishes connected, active and disconnected wallets', () => {
  const { modal, adapter } = setupModal()
  expect(connectionStatus(modal.state, 'io.one')).toBe('disconnected')
  adapter.report(connected())
  adapter.reportConnections([connection(), connection({ connectorId: 'io.two' })])
  const status = (id: string) => connectionStatus(modal.state, id)
  expect(['io.one', 'io.two', 'io.three'].map(status)).toEqual(['connected', 'active', 'disconnected'])
})

test('returns the active account as the only connection when the adapter holds one wallet at a time', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  expect(connectionsOf(modal.state)).toEqual([connection()])
})

test('returns no connections without an active account', () => {
  const { modal, adapter } = setupModal()
  adapter.reportConnections([connection()])
  expect(connectionsOf(modal.state)).toEqual([])
})

test('cleans the labels of accounts', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.reportConnections([connection({ accounts: [{ address: 'bc1q', label: 'pay\u202ement' }] })])
  expect(connectionsOf(modal.state)[0]?.accounts).toEqual([{ address: 'bc1q', label: 'pay ment' }])
})

describe('preferredAccountType', () => {
  function setup(type: ConnectorInput['type'], differs: Partial<ConnectedAccount> = {}) {
    const connectors = [{ ...wallet('io.one'), type }]
    const { modal, adapter } = setupModal({
      adapter: createFakeAdapter({ connectors }),
      defaultAccountTypes: { eip155: 'smartAccount' },
    })
    adapter.report(connected(differs))
    return modal
  }

  test('of an external wallet it is eoa, whatever the default', () => {
    expect(preferredAccountType(setup('ANNOUNCED').state)).toBe('eoa')
    expect(preferredAccountType(setupModal().modal.state)).toBe('eoa')
  })

  test.each(['AUTH', 'ID_AUTH'] as const)('of one behind a login (%s) the default, per namespace', (type) => {
    const modal = setup(type)
    expect(preferredAccountType(modal.state)).toBe('smartAccount')
    modal.options.update({ defaultAccountTypes: { solana: 'smartAccount' } })
    expect(preferredAccountType(modal.state)).toBe('eoa')
  })

  test('what the wallet says counts', () => {
    expect(preferredAccountType(setup('AUTH', { preferredAccountType: 'eoa' }).state)).toBe('eoa')
    expect(preferredAccountType(setup('EXTERNAL', { preferredAccountType: 'smartAccount' }).state)).toBe(
      'smartAccount',
    )
  })
})
