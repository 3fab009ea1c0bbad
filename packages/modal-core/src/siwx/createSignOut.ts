import { close } from '../actions/close.ts'
import { disconnect } from '../actions/disconnect.ts'
import { switchNetwork } from '../actions/switchNetwork.ts'
import { SignInUnavailableError, StoreSessionError } from '../errors/requestErrors.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { SiwxImplementation, SiwxRecord, SiwxTarget } from '../types/siwx.ts'
import type { Sessions } from './createSessions.ts'
import { SIGNED_OUT, type SiwxStatuses } from './createStatuses.ts'
import { NO_ADDRESS } from './requestSignature.ts'
import { isCurrentTarget, namespaceOf, siwxTarget } from './siwxTarget.ts'

type CreateSignOutParameters = {
  modal: Modal
  state: SiwxRecord
  statuses: SiwxStatuses
  implementation: SiwxImplementation
  sessions: Sessions
  /** The visitor declines to sign in with the account in use of a namespace. */
  onCancel: (namespace: Namespace) => void
}

/** Declining to sign in, and ending sessions. */
export function createSignOut({
  modal,
  state,
  statuses,
  implementation,
  sessions,
  onCancel,
}: CreateSignOutParameters) {
  /** Declines: closes or, when signing in is required, goes back to the last network with a session or disconnects. */
  async function cancel() {
    const target = siwxTarget(modal.state)
    const namespace = statuses.active()
    onCancel(namespace)
    if (target === undefined || !state.required) {
      statuses.set(namespace, SIGNED_OUT)
      close(modal)
      return
    }
    const network = await sessions.lastSignedNetwork(target)
    if (network === undefined) return leave()
    try {
      await switchNetwork(modal, { chainId: network.id, namespace: network.chainNamespace })
    } catch {
      await leave()
    }
  }

  /** Disconnects the active wallet. Another connected wallet becomes the active one and is checked separately. */
  async function leave() {
    const account = activeAccount(modal.state)
    if (account.status === 'connected') await disconnect(modal, { connectorId: account.connectorId })
  }

  /** Ends the account's sessions; where signing in is required, its connection too. */
  async function signOut() {
    const target = siwxTarget(modal.state)
    if (target === undefined) throw new SignInUnavailableError({ missing: NO_ADDRESS })
    try {
      await revoke(target)
    } catch (cause) {
      throw new StoreSessionError({ cause })
    }
    if (state.required) await leave()
  }

  async function revoke(target: SiwxTarget) {
    const { accountAddress } = target
    await implementation.revokeSessions({ accountAddress })
    const namespace = namespaceOf(target)
    sessions.removeAllOf(namespace)
    if (isCurrentTarget(modal.state, target)) statuses.set(namespace, SIGNED_OUT)
    sessions.tellOtherTabs('signOut', accountAddress)
    modal.events.emit('signOut', { address: accountAddress })
  }

  return { cancel, signOut, revoke }
}
