import { createDebounce } from '../form/createDebounce.ts'
import type { Schedule } from '../utils/schedule.ts'

/** The time after which a shown quote is asked for again, in milliseconds. */
const RENEW_INTERVAL = 15_000

type CreateQuotesParameters = {
  /** Asks for a quote, and shows it unless the signal is aborted by then. */
  read: (signal: AbortSignal) => Promise<void>
  schedule: Schedule
}

/** Schedules requests for a quote: after a key, and again while a view shows it. */
export function createQuotes({ read, schedule }: CreateQuotesParameters) {
  let aborter = new AbortController()
  const { soon, cancel } = createDebounce(schedule)
  /** The request that is open, or waits for the debounce. */
  let current: { isAsked: boolean; answer?: Promise<void> } | undefined
  /** True if the quote is too old, and no view shows it. */
  let isDue = false
  let watchers = 0

  const isWatched = () => watchers > 0 && globalThis.document?.hidden !== true

  function stop() {
    cancel()
    aborter.abort()
    current = undefined
    isDue = false
  }

  function ask(): Promise<void> {
    cancel()
    isDue = false
    aborter.abort()
    const controller = new AbortController()
    aborter = controller
    const answer = read(controller.signal).then(() => {
      if (!controller.signal.aborted) soon(renew, RENEW_INTERVAL)
    })
    current = { isAsked: true, answer }
    return answer
  }

  function renew() {
    if (isWatched()) void ask()
    else isDue = true
  }

  function look() {
    if (isDue && isWatched()) void ask()
  }

  globalThis.document?.addEventListener('visibilitychange', look)

  return {
    stop,

    /** Asks 300 ms from now, unless it is called again before. An open request is aborted. */
    askSoon() {
      stop()
      current = { isAsked: false }
      soon(() => void ask())
    },

    /** Waits for what is asked, at once if it was to wait for another key. Asks again where there is no answer. */
    async settle(isAnswered: boolean) {
      if (current === undefined) return
      await (current.isAsked && isAnswered && !isDue ? current.answer : ask())
    },

    setVisible(isVisible: boolean) {
      watchers += isVisible ? 1 : -1
      look()
    },

    destroy() {
      stop()
      globalThis.document?.removeEventListener('visibilitychange', look)
    },
  }
}
