import type { ConnectedAccount } from './account.ts'
import type { Adapter } from './adapter.ts'
import type { Namespace } from './network.ts'
import type { SiwxImplementation, SiwxTarget } from './siwx.ts'

/** The flow of signing in. */
export type SignIn = {
  /** Looks for a session of the account. Resolves to true where nothing has to be signed now. */
  check: (target: SiwxTarget, options: { isQuiet: boolean }) => Promise<boolean>
  /** Connects and signs in with one request, where the wallet can. */
  connect: (adapter: Adapter, connectorId: string) => Promise<ConnectedAccount>
  /** Makes a message within 10 s. */
  createMessage: SiwxImplementation['createMessage']
  /** Asks the account in use for a signature, and stores the session. */
  signIn: () => Promise<void>
  /** Ends the sessions of the account in use. */
  signOut: () => Promise<void>
  /** Declines to sign in. */
  cancel: () => Promise<void>
  /** Ends the sessions of an account. */
  revoke: (target: SiwxTarget) => Promise<void>
}

/** A feature at work in one modal. */
export type SiwxControl = {
  /** Loads the flow. */
  ready: () => Promise<SignIn>
  /** Whether there is somebody who could sign in and has not. */
  canSign: () => boolean
  /** Resolves when the account in use has been looked up: true where nothing has to be signed now. */
  settle: () => Promise<boolean>
  /**
   * What ends the session of who has signed in with the wallet that is about to leave, or with any of the namespace.
   * It says with an event when it fails.
   */
  leave: (namespace: Namespace, connectorId: string | undefined) => (() => Promise<void>) | undefined
  stop: () => void
}
