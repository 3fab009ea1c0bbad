import type { HomeState, LoggedOut } from './homeState.ts'
import { toHomeError } from './toHomeError.ts'

/** Steps that are over when they fail. */
const ELSEWHERE: readonly LoggedOut['step'][] = ['link', 'popup', 'farcaster']

export type CreateEntryStepParameters = {
  read: () => HomeState
  write: (state: LoggedOut) => void
  /** The address that is shown first. */
  suggested: () => string
}

/** The step of a login that is shown, and what runs at it. A new action ends the one before. */
export function createEntryStep({ read, write, suggested }: CreateEntryStepParameters) {
  let waiting = new AbortController()

  const shown = (): LoggedOut | undefined => {
    const state = read()
    return state.status === 'loggedOut' ? state : undefined
  }

  function show(values: Partial<LoggedOut> = {}) {
    const email = shown()?.email ?? suggested()
    write({ status: 'loggedOut', step: 'email', isBusy: false, error: undefined, email, ...values })
  }

  function stopWaiting() {
    waiting.abort()
    waiting = new AbortController()
    return waiting.signal
  }

  /** Runs an action of the login. Its error stands at the step that started it. */
  async function attempt(values: Partial<LoggedOut>, run: (signal: AbortSignal) => Promise<void>) {
    const signal = stopWaiting()
    const step = shown()?.step ?? 'email'
    show({ step, ...values, isBusy: true })
    try {
      await run(signal)
    } catch (error) {
      if (signal.aborted) return
      const last = shown()?.step
      const isOver = last !== undefined && ELSEWHERE.includes(last)
      const problem = toHomeError(error)
      // Nothing is wrong: the servers know the user, and the wallet opens with a passkey.
      if (problem.code === 'passkey') return show({ step: 'passkey' })
      show({ step: isOver ? 'email' : (last ?? step), error: problem })
    }
  }

  return { shown, show, stopWaiting, attempt }
}
