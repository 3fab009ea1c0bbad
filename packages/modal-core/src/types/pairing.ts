import type { LoadFailure } from '../errors/loadFailureOf.ts'

/** Why no wallet can be reached through the relay. */
export type RelayFailure = 'offline' | 'unreachable' | 'projectId' | 'origin' | 'clock' | 'rateLimited'

/** The pairing URI, which a wallet on another device scans or opens. */
export type PairingState =
  | { status: 'idle' }
  /** The relay is being asked whether it answers. */
  | { status: 'preparing' }
  /** `expiresAt` in milliseconds since 1970. */
  | { status: 'waiting'; uri: string; expiresAt: number }
  | { status: 'expired' }
  /** Also where the code for it did not load. */
  | { status: 'failed'; reason: RelayFailure | Exclude<LoadFailure, 'connection'> }

/** The wallet at the other end of a session. Safe to draw. */
export type PairedWallet = {
  /** Without control and bidi characters, at most 40 characters. */
  name: string
  /** A `data:` or `blob:` image, or undefined where it sent none. */
  imageUrl: string | undefined
}

/**
 * The reuse of an active pairing URI. `auto`: in Telegram and iOS Safari, which may suspend the page while a
 * wallet reads the URI.
 */
export type PairingCache = 'auto' | 'always' | 'never'

/** The part of a feature that pairs with wallets elsewhere that the modal uses. */
export type PairingSource = {
  /** The id of the connector that waits for a wallet to use the pairing URI. */
  connectorId: string
  /** As the dapp has passed it, for the doctor. */
  projectId?: string | undefined
  /** The address of the dapp that wallets are told. Default the page's. */
  url?: string | undefined
  /** Creates a pairing URI in advance, unless one is active. The result is in the state. */
  prepare: () => Promise<void>
  /** Makes the next request create a new pairing URI. */
  forget: () => void
  /** Checks at once for messages that arrived while the page was hidden. */
  wake: () => void
}
