import type { BaseError } from '../errors/errors.ts'
import { connectionsOf } from '../selectors/connections.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { SiwxRecord, SiwxState } from '../types/siwx.ts'

/** The message to show after the wallet was disconnected. */
export type SignInFailure = 'authenticationFailed' | 'sessionFailed'

export type SiwxStatuses = ReturnType<typeof createStatuses>

export const SIGNED_OUT = { status: 'signedOut' } as const

/** The status of each namespace, and that of the active one as the current status. */
export function createStatuses(modal: Modal, state: SiwxRecord) {
  const { accounts, networks } = modal

  const active = () => networks.active().chainNamespace
  const get = (namespace: Namespace) => state.byNamespace[namespace] ?? SIGNED_OUT

  function set(namespace: Namespace, next: SiwxState) {
    state.byNamespace[namespace] = next
    if (namespace === active()) state.current = next
  }

  return {
    active,
    get,
    set,

    /** Disconnects the wallet and, if the modal is open and the wallet is in use, resets it to Connect. */
    async fail(message: SignInFailure, error: BaseError, chainNamespace: Namespace) {
      const { connections, events, router, snackbar } = modal
      const account = accounts.get(chainNamespace)
      set(chainNamespace, SIGNED_OUT)
      if (router.state.open && chainNamespace === active()) {
        router.reset({ view: 'Connect' })
        snackbar.show('error', message)
      }
      events.emit('signInError', { error })
      if (account.status !== 'connected') return
      const { connectorId } = account
      try {
        await modal.adapterOf(chainNamespace)?.disconnect({ connectorId })
      } catch {
        // A wallet that fails to disconnect is treated as disconnected.
      }
      const rest = connectionsOf(modal.state, chainNamespace).filter((one) => one.connectorId !== connectorId)
      if (rest.length > 0) return
      connections.set(chainNamespace, [])
      accounts.set(chainNamespace, { status: 'disconnected' })
    },
  }
}
