// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { setupModal } from '../test/setupModal.ts'
import { lazyControl } from './lazyControl.ts'

test('shows that the code did not load, and requests it again with the next call', async () => {
  const { modal } = setupModal()
  modal.events.on('error', () => {})
  const load = vi.fn(async () => 'done')
  const create = vi
    .fn()
    .mockRejectedValueOnce(new Error('broken'))
    .mockResolvedValue({ load, destroy: () => {} })
  const onFailure = vi.fn()
  const { control } = lazyControl<{ load: () => Promise<unknown> }>(modal, {}, create, onFailure)
  expect(await control.load()).toBeUndefined()
  expect(onFailure).toHaveBeenCalledOnce()
  expect(await control.load()).toBe('done')
  expect(onFailure).toHaveBeenCalledOnce()
})

test('is no promise: an async function can return it, which loads nothing', async () => {
  const { modal } = setupModal()
  const create = vi.fn()
  const { control } = lazyControl<{ load: () => Promise<unknown> }>(modal, {}, create)
  expect(await Promise.race([control, 'pending'])).toBe(control)
  expect(create).not.toHaveBeenCalled()
})
