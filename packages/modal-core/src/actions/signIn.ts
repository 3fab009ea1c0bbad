import {
  type PrepareMessageError,
  SignInUnavailableError,
  type SignMessageError,
  type StoreSessionError,
  type UserRejectedError,
} from '../errors/requestErrors.ts'
import type { Modal } from '../types/modal.ts'

export type SignInErrorType =
  | PrepareMessageError
  | SignInUnavailableError
  | SignMessageError
  | StoreSessionError
  | UserRejectedError

/**
 * Has the account in use sign in: the wallet signs a message, and the session is stored.
 *
 * @throws {SignInUnavailableError} SIWX, an active address, an active network or a client is missing
 * @throws {UserRejectedError} the user declined
 * @throws {PrepareMessageError} no message could be made within 10 s; its cause says why
 * @throws {SignMessageError} the wallet did not sign; its cause says why
 * @throws {StoreSessionError} the session was refused; the wallet has been disconnected
 */
export async function signIn(modal: Modal): Promise<void> {
  await (await requireSiwx(modal)).signIn()
}

export type SignOutErrorType = SignInUnavailableError | StoreSessionError

/**
 * Ends the account's sessions, and its connection too where signing in is required.
 *
 * @throws {SignInUnavailableError} SIWX is not enabled, or no account is connected
 * @throws {StoreSessionError} the sessions could not be ended
 */
export async function signOut(modal: Modal): Promise<void> {
  await (await requireSiwx(modal)).signOut()
}

/**
 * Declines to sign in. Where it is required, this goes back to the last network that has a session, or disconnects;
 * else it closes.
 *
 * @throws {DisconnectError} the wallet failed to disconnect
 */
export async function cancelSignIn(modal: Modal) {
  await (await requireSiwx(modal)).cancel()
}

function requireSiwx({ siwx }: Modal) {
  if (siwx === undefined)
    throw new SignInUnavailableError({ missing: 'SIWX is not enabled: pass `siwx` to createFoyer().' })
  return siwx.ready()
}
