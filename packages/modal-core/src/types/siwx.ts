import type { Namespace } from './network.ts'

/** The account and network of a sign-in. */
export type SiwxTarget = {
  accountAddress: string
  /** CAIP-2, for example `eip155:56`. */
  chainId: string
}

/** The message that a user signs, field by field. Times are ISO 8601. */
export type SiwxMessage = SiwxTarget & {
  /** The host that asks, with its port if it has one: `app.example.org`. */
  domain: string
  /** The resource that the signature is for, usually the page's origin. */
  uri: string
  version: string
  /** At least 8 letters and digits, used once. */
  nonce: string
  statement?: string | undefined
  issuedAt?: string | undefined
  expirationTime?: string | undefined
  notBefore?: string | undefined
  requestId?: string | undefined
  resources?: readonly string[] | undefined
  /** The text that the wallet shows. Default: the fields above in the form of EIP-4361. */
  serializedMessage?: string | undefined
}

/** The scheme of a signature that is not one of eip155, for the server that verifies it. */
export type SiwxProof = {
  scheme: 'ed25519' | 'siws' | 'bip322' | 'ecdsa' | 'adr36' | 'sr25519' | 'substrate-ecdsa'
  /** The account's key, where its address does not say it. */
  publicKey?: string | undefined
}

/** A signature of an account, with the parts that its scheme needs. */
export type SignedText = {
  signature: string
  /** The text that was signed in fact. Default the one that was asked for. */
  message?: string | undefined
  proof?: SiwxProof | undefined
}

/** A proof that a user signed in. */
export type SiwxSession = {
  data: SiwxMessage
  /** The text that was signed. */
  message: string
  signature: string
  proof?: SiwxProof | undefined
  /** The CAIP-74 object, from wallets that sign in while they connect. It is kept as it came. */
  cacao?: unknown
}

/** A session as `getSessions` finds it: what is needed to know whom it is of, and how long. */
export type FoundSession = {
  data: SiwxTarget & Pick<SiwxMessage, 'expirationTime' | 'notBefore'>
}

/** Creates messages and stores sessions: on your server, in this browser, anywhere. Reject to report a failure. */
export type SiwxImplementation = {
  createMessage: (target: SiwxTarget) => Promise<SiwxMessage>
  /** The sessions of this account on this network; those of other accounts or past their time do not count. */
  getSessions: (target: SiwxTarget) => Promise<readonly FoundSession[]>
  /** Verifies and keeps the session. Rejecting disconnects the wallet. */
  addSession: (session: SiwxSession) => Promise<void>
  /** Ends the account's sessions on every network. */
  revokeSessions: (account: { accountAddress: string }) => Promise<void>
}

/** The progress of signing in. */
export type SiwxState =
  /** The dapp asks for no sign-in. */
  | { status: 'off' }
  | { status: 'signedOut' }
  /** The sessions are being looked up. */
  | { status: 'checking' }
  /** The site is asked for the message. */
  | { status: 'preparing' }
  /** The site gave none that could be signed, or did not answer. */
  | { status: 'unprepared' }
  /** The wallet is asked; `request` in the modal's state says how it goes. */
  | { status: 'signing' }
  /** The signature is being verified and kept. */
  | { status: 'storing' }
  | ({ status: 'signedIn' } & SiwxTarget)

/** Signing in, as a part of the modal's state. */
export type SiwxRecord = {
  required: boolean
  /** Of the account in use in the active network's namespace. */
  current: SiwxState
  /** Of each namespace that has a connected account. */
  byNamespace: Partial<Record<Namespace, SiwxState>>
}
