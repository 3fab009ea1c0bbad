import { deviceOf } from '../handoff/platforms.ts'
import { hostWallet } from '../selectors/hostWallet.ts'
import type { Modal } from '../types/modal.ts'
import { selectConnector } from './selectConnector.ts'

const isPhone = () => deviceOf(navigator.userAgent) !== 'desktop'

/**
 * On a phone, makes the code that a tap on a wallet hands over: afterwards it would be too late to open an app. Inside
 * a wallet's own browser nothing is handed over.
 */
export function preparePairing({ state, pairing }: Modal) {
  if (isPhone() && hostWallet(state) === undefined) void pairing.source?.prepare()
}

/**
 * When somebody opens Connect: inside a wallet's own browser that wallet is asked at once, for what else would it be.
 * Whoever goes back from there sees the list.
 */
export function beginConnect(modal: Modal) {
  const { route, history, direction, embedded } = modal.state.router
  const isOpened = route.view === 'Connect' && history.length === 0 && direction === 'next' && !embedded
  const host = isPhone() ? hostWallet(modal.state) : undefined
  if (host !== undefined && isOpened) void selectConnector(modal, host.id)
  else preparePairing(modal)
}
