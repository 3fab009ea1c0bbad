import type { Schedule } from '../utils/schedule.ts'

/** How long a page that has opened an app may stay in sight before help is offered, in milliseconds. */
export const HAND_OFF_TIMEOUT = 2_500

/**
 * How handing over to an app goes: nothing was opened yet; a link was; the app has taken the place of the page; it has
 * not; the visitor is back.
 */
export type HandOffStatus = 'idle' | 'opening' | 'away' | 'stayed' | 'returned'

/** Whether the page is in sight, and who wants to know when that changes. */
export type PageSight = {
  isVisible: () => boolean
  /** Returns what undoes it. */
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
 * Follows an attempt to open an app. No browser says whether a link led anywhere: what can be seen is whether the page
 * was left.
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
    /** A link is being opened. */
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

/** The sight of this page. A page that comes back from the browser's cache is told by `pageshow` alone. */
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
