// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connected } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { beginRequest } from './askWallet.ts'
import { close } from './close.ts'
import { embed } from './embed.ts'
import { goBack } from './goBack.ts'
import { open } from './open.ts'

test('resets the view to Connect and clears loading', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  beginRequest(modal.request, 'test')
  expect(close(modal)).toBe(true)
  expect(modal.state.router).toMatchObject({ open: false, route: { view: 'Connect' }, history: [] })
  expect(modal.state.request.current).toEqual({ status: 'idle' })
})

test('refuses to close, leave or replace a view while a guard holds it', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  modal.router.push({ view: 'Networks' })
  const release = modal.router.guard(() => true)
  expect(close(modal)).toBe(false)
  goBack(modal)
  await open(modal, { view: 'Connect' })
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Networks' } })
  release()
  expect(close(modal)).toBe(true)
})

test('shakes the modal when a guard refuses to close it', () => {
  const { modal } = setupModal()
  open(modal)
  const release = modal.router.guard(() => true)
  close(modal)
  expect(modal.state.shake.active).toBe(true)
  modal.shake.stop()
  goBack(modal)
  expect(modal.state.shake.active).toBe(true)
  release()
  close(modal)
  expect(modal.state.shake.active).toBe(false)
})

test('shows Account or Connect instead of hiding when embedded', () => {
  const { modal, adapter } = setupModal()
  embed(modal)
  modal.router.push({ view: 'Networks' })
  close(modal)
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Connect' }, history: [] })
  adapter.report(connected())
  modal.router.push({ view: 'Networks' })
  close(modal)
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Account' }, history: [] })
})

test('cancels the transactions that views wait for', () => {
  const { modal } = setupModal()
  const [onCancel, onError] = [vi.fn(), vi.fn()]
  open(modal)
  modal.transactions.stack.push({ transaction: { onCancel, onError }, depth: 0 })
  close(modal)
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onError).not.toHaveBeenCalled()
})
