// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connected } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { endTransaction } from './endTransaction.ts'
import { goBack } from './goBack.ts'
import { open } from './open.ts'

function setup() {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  modal.router.push({ view: 'Networks' })
  const transaction = { onSuccess: vi.fn(), onError: vi.fn(), onCancel: vi.fn() }
  modal.transactions.stack.push({ transaction, depth: modal.router.state.history.length })
  const calls = () => Object.values(transaction).map(({ mock }) => mock.calls.length)
  const view = () => modal.state.router.route.view
  return { modal, calls, view }
}

test('runs the success callback and stays on the view', () => {
  const { modal, calls, view } = setup()
  endTransaction(modal, 'success')
  expect([view(), calls()]).toEqual(['Networks', [1, 0, 0]])
})

test('goes back on an error', () => {
  const { modal, calls, view } = setup()
  endTransaction(modal, 'error')
  expect([view(), calls()]).toEqual(['Account', [0, 1, 0]])
})

test('goes back on a cancellation', () => {
  const { modal, calls, view } = setup()
  endTransaction(modal, 'cancel')
  expect([view(), calls()]).toEqual(['Account', [0, 0, 1]])
})

test('cancels only the transaction of the current view on Back', () => {
  const { modal, calls, view } = setup()
  modal.router.push({ view: 'SwitchNetwork', caipNetworkId: 'eip155:1' })
  goBack(modal)
  expect([view(), calls()]).toEqual(['Networks', [0, 0, 0]])
  goBack(modal)
  expect([view(), calls()]).toEqual(['Account', [0, 0, 1]])
})

test('does nothing without a transaction', () => {
  const { modal, view } = setup()
  modal.transactions.stack.pop()
  endTransaction(modal, 'error')
  expect(view()).toBe('Networks')
})
