import { expect, test, vi } from 'vitest'
import { ResolveNameError, UserRejectedError } from '../errors/requestErrors.ts'
import { setupModal } from '../test/setupModal.ts'
import type { Schedule } from '../utils/schedule.ts'
import { ServerFailure } from '../wire/ServerFailure.ts'
import { createForm, failureStatus } from './createForm.ts'

function setup() {
  const waiting: { run: () => void; milliseconds: number }[] = []
  const schedule: Schedule = (run, milliseconds) => {
    const entry = { run, milliseconds }
    waiting.push(entry)
    return () => void waiting.splice(0, waiting.length, ...waiting.filter((one) => one !== entry))
  }
  const { modal } = setupModal()
  return { modal, waiting, form: createForm({ modal, schedule }) }
}

test('a mark holds until the form is changed', () => {
  const { form } = setup()
  const isFirst = form.change()
  expect([isFirst(), form.mark()()]).toEqual([true, true])
  const isSecond = form.change()
  expect([isFirst(), isSecond()]).toEqual([false, true])
})

test('only the last task waits, and for 300 ms unless told otherwise', () => {
  const { form, waiting } = setup()
  const [first, second] = [vi.fn(), vi.fn()]
  form.soon(first, 700)
  expect(waiting).toEqual([{ run: first, milliseconds: 700 }])
  form.soon(second)
  expect(waiting).toEqual([{ run: second, milliseconds: 300 }])
})

test('a change cancels the task that waits', () => {
  const { form, waiting } = setup()
  form.soon(vi.fn())
  form.change()
  expect(waiting).toEqual([])
})

test('emits and returns the error of a failed request', () => {
  const { modal, form } = setup()
  const onError = vi.fn()
  modal.events.on('error', onError)
  const error = new ResolveNameError({ cause: new Error('no') })
  expect(form.report(error.cause, error)).toBe(error)
  expect(onError).toHaveBeenCalledExactlyOnceWith({ error })
})

test('undoes everything at the end, and raises no alert any more', () => {
  const { modal, form, waiting } = setup()
  const undo = vi.fn()
  form.onEnd(undo)
  form.soon(vi.fn())
  form.destroy()
  form.raise(new ServerFailure('SERVER_ERROR'))
  expect(undo).toHaveBeenCalledOnce()
  expect(waiting).toEqual([])
  expect(form.signal.aborted).toBe(true)
  expect(modal.alerts.state.current.status).toBe('hidden')
})

test('tells a rejection from an error', () => {
  expect(failureStatus(new UserRejectedError({ cause: undefined }))).toBe('rejected')
  expect(failureStatus(new Error('no'))).toBe('error')
})
