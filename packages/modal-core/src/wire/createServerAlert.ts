import type { AlertCode, AlertReason, AlertState } from '../types/alert.ts'
import { alertOf } from './ServerFailure.ts'

/** The part of the entry chunk that raises alerts. */
export type Alerts = {
  state: { current: AlertState }
  show: (code: AlertCode, reason?: AlertReason, isTold?: boolean) => void
  hide: () => void
}

type CreateServerAlertParameters = {
  alerts: Alerts
  /** Failures after its end are nobody's concern. */
  signal: AbortSignal
  /** True if the view itself tells visitors what failed: the alert then only emits its event. */
  isTold?: boolean
}

/** The alert of what one part of the modal asks a server for: it goes when the server answers again. */
export function createServerAlert({ alerts, signal, isTold }: CreateServerAlertParameters) {
  let shown: unknown

  return {
    /** Raises the alert that an error calls for, else the given one. */
    raise(error: unknown, fallback?: AlertCode) {
      const code = alertOf(error) ?? fallback
      if (code === undefined || signal.aborted) return
      const before = alerts.state.current
      // No view says that the clock of the device is wrong.
      alerts.show(code, undefined, isTold && code !== 'APKT006')
      const { current } = alerts.state
      if (current !== before) shown = current
    },

    /** Takes away what an earlier failure has raised, and nothing that is about something else. */
    clear() {
      if (shown !== undefined && alerts.state.current === shown) alerts.hide()
      shown = undefined
    },
  }
}
