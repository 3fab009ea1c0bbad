import { expect, test } from 'vitest'
import { connected, OTHER_ADDRESS } from '../test/createFakeAdapter.ts'
import type { ModalEvents } from '../types/events.ts'
import { createEmitter } from '../utils/createEmitter.ts'
import { createAccounts } from './createAccounts.ts'

function setup() {
  const events = createEmitter<ModalEvents>()
  const log: unknown[] = []
  for (const name of ['connect', 'disconnect', 'accountChange', 'networkChange'] as const)
    events.on(name, (data) => log.push([name, data]))
  return { accounts: createAccounts({ events, onSettle: () => {} }), log }
}

test('starts disconnected', () => {
  expect(setup().accounts.get('eip155')).toEqual({ status: 'disconnected' })
})

test('emits connect once when the same account is reported repeatedly', () => {
  const { accounts, log } = setup()
  accounts.set('eip155', { status: 'connecting', connectorId: 'io.one' })
  accounts.set('eip155', connected())
  accounts.set('eip155', connected())
  const { address, chainId, connectorId } = connected()
  expect(log).toEqual([
    ['connect', { namespace: 'eip155', address, chainId, connectorId, reconnected: false }],
  ])
})

test('marks the connect event as a reconnection after a reload', () => {
  const { accounts, log } = setup()
  accounts.set('eip155', { status: 'reconnecting' })
  accounts.set('eip155', connected())
  expect(log).toMatchObject([['connect', { reconnected: true }]])
})

test('emits separate events for a changed account and a changed network', () => {
  const { accounts, log } = setup()
  accounts.set('eip155', connected())
  accounts.set('eip155', connected({ address: OTHER_ADDRESS }))
  accounts.set('eip155', connected({ address: OTHER_ADDRESS, chainId: 1 }))
  expect(log.slice(1)).toEqual([
    ['accountChange', { namespace: 'eip155', address: OTHER_ADDRESS }],
    ['networkChange', { namespace: 'eip155', chainId: 1 }],
  ])
})

test('emits disconnect after the last connection is removed', () => {
  const { accounts, log } = setup()
  accounts.set('eip155', { status: 'disconnected' })
  accounts.set('eip155', connected())
  accounts.set('eip155', { status: 'disconnected' })
  accounts.set('eip155', { status: 'disconnected' })
  expect(log.slice(1)).toEqual([['disconnect', { namespace: 'eip155' }]])
})
