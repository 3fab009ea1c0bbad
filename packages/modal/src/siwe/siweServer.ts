import type { FoundSession, SiwxSession, SiwxTarget } from '@foyer/modal-core'

/** The account that is signed in. */
export type SignedInAccount = {
  address: string
  /** Without it the session counts on every network, and a switch of the network asks for no signature. */
  chainId?: number | undefined
}

type Nonces = {
  /** Resolves with a new nonce of at least 8 letters and digits. */
  getNonce: () => Promise<string>
  /** Verifies `session.signature` of `session.message`. Rejecting, or resolving with `false`, is a refusal. */
  verify: (session: SiwxSession) => Promise<unknown>
}

/** For servers with one session for each visitor. */
type OneSession = {
  /** Resolves with who is signed in, or null. */
  getSession: () => Promise<SignedInAccount | null>
  getSessions?: undefined
}

/** For servers with several sessions for each visitor. */
type SeveralSessions = {
  /** Resolves with the sessions of this user, of the account in `target` or of others. */
  getSessions: (target: SiwxTarget) => Promise<readonly FoundSession[]>
  getSession?: undefined
}

/** Ends the visitor's session. */
type SignOut = { signOut: () => Promise<unknown>; revoke?: undefined }

/** Ends the sessions of an account. */
type Revoke = { revoke: (account: { accountAddress: string }) => Promise<unknown>; signOut?: undefined }

/** A server that issues nonces, verifies signatures and keeps sessions. A function that rejects refuses. */
export type SiweServer = Nonces & (OneSession | SeveralSessions) & (SignOut | Revoke)
