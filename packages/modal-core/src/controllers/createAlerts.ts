import { proxy } from 'valtio/vanilla'
import type { AlertCode, AlertState } from '../types/state.ts'

/** What is wrong with the dapp's set-up or a service behind it, until somebody dismisses it. The newest is shown. */
export function createAlerts() {
  const state = proxy<{ current: AlertState }>({ current: { status: 'hidden' } })

  return {
    state,

    show(code: AlertCode) {
      state.current = { status: 'shown', code }
    },

    hide() {
      state.current = { status: 'hidden' }
    },
  }
}
