// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connected } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { goBack } from './goBack.ts'
import { open } from './open.ts'
import { selectConnector } from './selectConnector.ts'

test('pops the history', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.connect = () => Promise.reject({ code: 4001 })
  open(modal)
  await selectConnector(modal, 'io.one')
  expect(modal.state.request.current.status).toBe('failed')
  goBack(modal)
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Connect' }, direction: 'prev' })
  expect(modal.state.request.current).toEqual({ status: 'idle' })
})

test('shows Account when going back to Connect while connected', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  await open(modal, { view: 'Connect' })
  modal.router.push({ view: 'ConnectingExternal', connectorId: 'io.two' })
  goBack(modal)
  expect(modal.state.router).toMatchObject({ route: { view: 'Account' }, history: [] })
})

test('closes the modal at the root of the history', () => {
  const { modal } = setupModal()
  open(modal)
  goBack(modal)
  expect(modal.state.router.open).toBe(false)
})

test('cancels the transactions of the view that is left and of views above it, newest first', () => {
  const { modal } = setupModal()
  open(modal)
  modal.router.push({ view: 'Networks' })
  const onCancel = vi.fn()
  for (const depth of [0, 1, 2])
    modal.transactions.stack.push({ transaction: { onCancel: () => onCancel(depth) }, depth })
  goBack(modal)
  expect(onCancel.mock.calls).toEqual([[2], [1]])
  expect(modal.transactions.stack).toMatchObject([{ depth: 0 }])
})
