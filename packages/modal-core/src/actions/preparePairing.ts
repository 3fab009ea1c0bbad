import { deviceOf } from '../handoff/platforms.ts'
import { hostWallet } from '../selectors/hostWallet.ts'
import type { Modal } from '../types/modal.ts'
import { selectConnector } from './selectConnector.ts'

const isPhone = () => deviceOf(navigator.userAgent) !== 'desktop'

/**
 * On a phone, creates the pairing URI before a tap needs it, because browsers open an app only within the tap. Inside a
 * wallet's own browser no pairing URI is needed.
 */
export function preparePairing({ state, pairing }: Modal) {
  if (isPhone() && hostWallet(state) === undefined) void pairing.source?.prepare()
}

/**
 * Runs when Connect opens: inside a wallet's own browser, asks that wallet at once, because no other wallet is
 * available there. Back leads to the list.
 */
export function beginConnect(modal: Modal) {
  const { route, history, direction, embedded } = modal.state.router
  const isOpened = route.view === 'Connect' && history.length === 0 && direction === 'next' && !embedded
  const host = isPhone() ? hostWallet(modal.state) : undefined
  if (host !== undefined && isOpened) void selectConnector(modal, host.id)
  else preparePairing(modal)
}
