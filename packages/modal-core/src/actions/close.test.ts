// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connected } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { close } from './close.ts'
import { embed } from './embed.ts'
import { goBack } from './goBack.ts'
import { open } from './open.ts'

test('default: resets the view to Connect and clears loading', () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  modal.request.begin('test')
  expect(close(modal)).toBe(true)
  expect(modal.state.router).toMatchObject({ open: false, route: { view: 'Connect' }, history: [] })
  expect(modal.state.request.current).toEqual({ status: 'idle' })
})

test('behavior: what a guard holds can be neither closed, nor left, nor replaced', async () => {
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

test('behavior: a modal that is held shakes', () => {
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

test('behavior: embedded, it shows Account or Connect instead of hiding', () => {
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

test('behavior: transactions that views wait for are cancelled', () => {
  const { modal } = setupModal()
  const [onCancel, onError] = [vi.fn(), vi.fn()]
  open(modal)
  modal.transactions.stack.push({ transaction: { onCancel, onError }, depth: 0 })
  close(modal)
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onError).not.toHaveBeenCalled()
})
