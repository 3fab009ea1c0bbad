import type { ConnectedAccount } from './account.ts'
import type { Adapter } from './adapter.ts'
import type { Namespace } from './network.ts'
import type { SiwxImplementation, SiwxTarget } from './siwx.ts'

/** The flow of signing in. */
export type SignIn = {
  /** Looks for a session of the account. Resolves to true where nothing has to be signed now. */
  check: (target: SiwxTarget, options: { isQuiet: () => boolean }) => Promise<boolean>
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
  /** Returns true if an account is connected that could sign in and has not. */
  canSign: () => boolean
  /** Resolves when the account in use has been looked up: true where nothing has to be signed now. */
  settle: () => Promise<boolean>
  /**
   * Returns a function that ends the session of the wallet that is about to disconnect, or of any in the namespace.
   * A failure emits an event.
   */
  leave: (namespace: Namespace, connectorId: string | undefined) => (() => Promise<void>) | undefined
  stop: () => void
}
