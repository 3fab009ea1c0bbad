import { proxy } from 'valtio/vanilla'
import type { AlertCode, AlertReason, AlertState } from '../types/alert.ts'
import type { ModalEvents } from '../types/events.ts'
import { alertTitles } from '../utils/alertTitles.ts'
import type { Emitter } from '../utils/createEmitter.ts'

/** Alerts that only the people who run the dapp can end, or that a view tells visitors by itself. */
const FOR_DEVELOPERS = /^APKT(00[2578]|W)/

type CreateAlertsParameters = { events: Emitter<ModalEvents>; debug: boolean }

/**
 * Problems of the dapp's set-up or of a service behind it, until they are dismissed. The newest is shown; those
 * for developers only with `debug`. Each is an `alert` event, too.
 */
export function createAlerts({ events, debug }: CreateAlertsParameters) {
  const state = proxy<{ current: AlertState }>({ current: { status: 'hidden' } })

  return {
    state,

    /** With `isTold`, only with `debug`: the view says itself what has failed. */
    show(code: AlertCode, reason?: AlertReason, isTold?: boolean) {
      if (debug || !(isTold || FOR_DEVELOPERS.test(code))) state.current = { status: 'shown', code, reason }
      events.emit('alert', { code, title: alertTitles[code], reason })
    },

    hide() {
      state.current = { status: 'hidden' }
    },
  }
}
