// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { open } from './open.ts'

const view = ({ state }: ReturnType<typeof setupModal>['modal']) =>
  state.router.open ? state.router.route.view : 'closed'

test('closes the account’s view when the wallet disconnects by itself', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  adapter.report({ status: 'disconnected' })
  expect(view(modal)).toBe('closed')
})

test('replaces Connect with Account when a connection is restored late', () => {
  const { modal, adapter } = setupModal()
  adapter.report({ status: 'reconnecting' })
  open(modal)
  adapter.report(connected())
  expect(view(modal)).toBe('Account')
})

test('offers the switch when the wallet moves to an unsupported network', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  adapter.report(connected({ chainId: 137 }))
  expect(view(modal)).toBe('UnsupportedChain')
})

test('never opens a closed modal', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.report(connected({ chainId: 137 }))
  expect(view(modal)).toBe('closed')
})

test('closes UnsupportedChain when the visitor switches inside the wallet', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 137 }))
  open(modal)
  adapter.report(connected())
  await expect.poll(() => view(modal)).toBe('closed')
})

test('updates the active network when the wallet changes it', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 1 }))
  expect(modal.networks.active().id).toBe(1)
})

test('leaves network and view unchanged when a wallet of another namespace changes', () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ namespace: 'solana' })]
  const { modal } = setupModal({ networks: [bsc, solana], adapters })
  adapters[0]?.report(connected())
  open(modal)
  adapters[1]?.report(connected({ chainId: solana.id }))
  adapters[1]?.report({ status: 'disconnected' })
  expect(modal.networks.active().id).toBe(56)
  expect(view(modal)).toBe('Account')
})
