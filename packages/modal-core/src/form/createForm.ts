import { emitError } from '../actions/emitError.ts'
import type { BaseError } from '../errors/errors.ts'
import { UserRejectedError } from '../errors/requestErrors.ts'
import type { Modal } from '../types/modal.ts'
import type { Schedule } from '../utils/schedule.ts'
import { createServerAlert } from '../wire/createServerAlert.ts'
import { createDebounce } from './createDebounce.ts'

export type Form = ReturnType<typeof createForm>

type CreateFormParameters = { modal: Pick<Modal, 'alerts' | 'events'>; schedule: Schedule }

/** The status that an event reports of a request that failed. */
export const failureStatus = (error: unknown) => (error instanceof UserRejectedError ? 'rejected' : 'error')

/** The part that all forms of the modal share: their changes, the time to wait after a key, their alerts and their end. */
export function createForm({ modal, schedule }: CreateFormParameters) {
  const ended = new AbortController()
  const { signal } = ended
  const { raise } = createServerAlert({ alerts: modal.alerts, signal, isTold: true })
  const { soon, cancel } = createDebounce(schedule)
  const stops: (() => void)[] = [cancel, () => ended.abort()]
  let current = 0

  /** Returns the function that says if the form is as it is now, so that late answers are ignored. */
  function mark() {
    const revision = current
    return () => revision === current
  }

  return {
    mark,
    raise,
    soon,
    cancel,
    /** Aborted when the modal is destroyed. */
    signal,

    /** Begins another revision, for which nothing waits yet. */
    change() {
      cancel()
      current++
      return mark()
    },

    /** Raises the alert of a failed request, and emits and returns its error. */
    report<error extends BaseError>(cause: unknown, error: error): error {
      raise(cause)
      return emitError(modal, error)
    },

    /** Takes what has to be undone at the end. */
    onEnd: (...undo: readonly (() => void)[]) => void stops.push(...undo),

    destroy() {
      for (const stop of stops) stop()
    },
  }
}
