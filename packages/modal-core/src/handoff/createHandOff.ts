import type { Schedule } from '../utils/schedule.ts'

/** The time that the page may stay visible after it opened an app before help is offered, in milliseconds. */
export const HAND_OFF_TIMEOUT = 2_500

/**
 * The states of opening an app: no link was opened yet; a link was opened; the app replaced the page; the page stayed
 * visible; the visitor is back.
 */
export type HandOffStatus = 'idle' | 'opening' | 'away' | 'stayed' | 'returned'

/** The visibility of the page, with a subscription to changes. */
export type PageSight = {
  isVisible: () => boolean
  /** Returns the function that undoes it. */
  watch: (onChange: () => void) => () => void
}

export type CreateHandOffParameters = {
  /** Default that of the page. */
  sight?: PageSight
  /** Default the clock of the page. */
  schedule?: Schedule
  onChange: (status: HandOffStatus) => void
}

/**
 * Tracks an attempt to open an app. Browsers do not report whether a link opened an app, so this observes whether the
 * page was hidden.
 */
export function createHandOff({ sight = pageSight, schedule = later, onChange }: CreateHandOffParameters) {
  let status: HandOffStatus = 'idle'
  let unschedule = () => {}

  function go(next: HandOffStatus) {
    status = next
    onChange(next)
  }

  const unwatch = sight.watch(() => {
    if (status === 'idle') return
    unschedule()
    if (!sight.isVisible()) go('away')
    else if (status === 'away') go('returned')
  })

  return {
    /** Starts tracking when a link is opened. */
    start() {
      unschedule()
      go('opening')
      unschedule = schedule(() => go('stayed'), HAND_OFF_TIMEOUT)
    },

    destroy() {
      unschedule()
      unwatch()
    },
  }
}

/** Not the one of `utils`: shared with the wallet list, it would be one more request of the first open. */
const later: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** The visibility of this page. Only `pageshow` reports a page that returns from the browser's back/forward cache. */
const pageSight: PageSight = {
  isVisible: () => document.visibilityState === 'visible',
  watch(onChange) {
    document.addEventListener('visibilitychange', onChange)
    window.addEventListener('pageshow', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      window.removeEventListener('pageshow', onChange)
    }
  },
}
