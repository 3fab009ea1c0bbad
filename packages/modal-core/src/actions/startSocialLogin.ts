import { ref } from 'valtio/vanilla'
import { AuthConnectorNotFoundError } from '../errors/requestErrors.ts'
import type { LoginRecord, LoginSource } from '../types/login.ts'
import type { Modal } from '../types/modal.ts'
import type { SocialProvider } from '../types/socialProvider.ts'
import { emitError } from './emitError.ts'
import { reportLoadError } from './reportLoadError.ts'

export type StartSocialLoginErrorType = AuthConnectorNotFoundError

/**
 * Logs in at a provider. Call it from a click, for it opens a popup. How it goes is in `state.login.social`, for Farcaster,
 * which needs no popup, in `state.login.farcaster`, and in the end an account is connected.
 *
 * @throws {AuthConnectorNotFoundError} the dapp has no feature with a login
 */
export async function startSocialLogin(modal: Modal, provider: SocialProvider) {
  const { login } = modal.controls
  if (login === undefined) throw emitError(modal, new AuthConnectorNotFoundError())
  const { connectorId, state } = login
  if (provider === 'farcaster') return startFarcaster(modal, login)
  // Before anything is awaited: browsers open popups at a click only.
  const popup = openPopup(firstPage(state))
  state.social = popup
    ? { status: 'waiting', provider, window: ref(popup) }
    : { status: 'failed', provider, error: 'blocked' }
  const { route } = modal.router.state
  if (route.view !== 'ConnectingSocial')
    modal.router.push({ view: 'ConnectingSocial', connectorId, provider })
  try {
    const flow = await login.load()
    await flow.startSocial(provider, popup)
  } catch (cause) {
    // A chunk that did not come may come the next time.
    popup?.close()
    state.social = { status: 'failed', provider, error: 'load' }
    reportLoadError(modal, cause)
  }
}

async function startFarcaster(modal: Modal, { connectorId, state, load }: LoginSource) {
  state.farcaster = { status: 'preparing' }
  const view = 'ConnectingFarcaster'
  if (modal.router.state.route.view !== view) modal.router.push({ view, connectorId })
  try {
    const flow = await load()
    await flow.startFarcaster()
  } catch (cause) {
    state.farcaster = { status: 'failed', error: 'load' }
    reportLoadError(modal, cause)
  }
}

/**
 * A page with `Cross-Origin-Opener-Policy: same-origin` loses its popup as soon as that is at another site, and could not send
 * it on from there. An empty popup stays within reach until the wallet has named the page that it goes to.
 */
const firstPage = ({ secureSite = '', statusOrigin }: LoginRecord) =>
  statusOrigin === undefined ? `${new URL(secureSite).origin}/loading` : ''

const WIDTH = 600
const HEIGHT = 800

/**
 * In the middle of the page's window. It has no name: a page that opened this one could keep a window of that name, and
 * lead the user somewhere else while they log in.
 */
function openPopup(url: string): Window | null {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  return open(url, '_blank', `width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
}
