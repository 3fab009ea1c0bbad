// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { open } from './open.ts'

const view = ({ state }: ReturnType<typeof setupModal>['modal']) =>
  state.router.open ? state.router.route.view : 'closed'

test('behavior: a wallet that disconnects by itself closes its account’s view', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  adapter.report({ status: 'disconnected' })
  expect(view(modal)).toBe('closed')
})

test('behavior: a connection taken up late turns Connect into Account', () => {
  const { modal, adapter } = setupModal()
  adapter.report({ status: 'reconnecting' })
  open(modal)
  adapter.report(connected())
  expect(view(modal)).toBe('Account')
})

test('behavior: a wallet that moves to an unsupported network is offered the switch', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  adapter.report(connected({ chainId: 137 }))
  expect(view(modal)).toBe('UnsupportedChain')
})

test('behavior: it never opens a closed modal', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.report(connected({ chainId: 137 }))
  expect(view(modal)).toBe('closed')
})

test('behavior: switching inside the wallet closes UnsupportedChain', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 137 }))
  open(modal)
  adapter.report(connected())
  expect(view(modal)).toBe('closed')
})

test('behavior: the active network follows the wallet', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 1 }))
  expect(modal.networks.active().id).toBe(1)
})

test('behavior: a wallet of another namespace leaves network and view alone', () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ namespace: 'solana' })]
  const { modal } = setupModal({ networks: [bsc, solana], adapters })
  adapters[0]?.report(connected())
  open(modal)
  adapters[1]?.report(connected({ chainId: solana.id }))
  adapters[1]?.report({ status: 'disconnected' })
  expect(modal.networks.active().id).toBe(56)
  expect(view(modal)).toBe('Account')
})
