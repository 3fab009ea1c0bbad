// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { open } from './open.ts'

test('rule 4: opens Connect when not connected', () => {
  const { modal } = setupModal()
  open(modal)
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Connect' }, history: [] })
})

test('rule 3: opens Account when connected', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  expect(modal.state.router.route.view).toBe('Account')
})

test('rule 2: an explicitly requested view is honoured', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal, { view: 'Connect' })
  expect(modal.state.router.route.view).toBe('Connect')
})

test('rule 2: Account needs an account', () => {
  const { modal } = setupModal()
  open(modal, { view: 'Account' })
  expect(modal.state.router.route.view).toBe('Connect')
})

test('rule 1: without adapters it opens Connect, which says what to do', () => {
  const { modal } = setupModal({ adapters: [] })
  open(modal)
  expect(modal.state.router.route.view).toBe('Connect')
})

test('rule 5: a requested namespace makes its network the active one', () => {
  const { modal } = setupModal({
    networks: [bsc, solana],
    adapters: [createFakeAdapter(), createFakeAdapter({ namespace: 'solana' })],
  })
  open(modal, { namespace: 'solana' })
  expect(modal.networks.active().chainNamespace).toBe('solana')
  open(modal, { namespace: 'cosmos' })
  expect(modal.networks.active().chainNamespace).toBe('solana')
})

test('behavior: an unsupported network opens UnsupportedChain', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 137 }))
  open(modal)
  expect(modal.state.router.route.view).toBe('UnsupportedChain')
})

test.each([{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])(
  'parameters: %j opens Account on an unsupported network',
  (options) => {
    const { modal, adapter } = setupModal(options)
    adapter.report(connected({ chainId: 137 }))
    open(modal)
    expect(modal.state.router.route.view).toBe('Account')
  },
)

test('behavior: reconnecting is not connected', () => {
  const { modal, adapter } = setupModal()
  adapter.report({ status: 'reconnecting' })
  open(modal)
  expect(modal.state.router.route.view).toBe('Connect')
})
