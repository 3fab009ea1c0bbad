/** Why no wallet can be reached through the relay. */
export type RelayFailure = 'offline' | 'unreachable' | 'projectId' | 'origin' | 'clock' | 'rateLimited'

/** A code that a wallet elsewhere scans or opens. */
export type PairingState =
  | { status: 'idle' }
  /** The relay is being asked whether it is there. */
  | { status: 'preparing' }
  /** `expiresAt` in milliseconds since 1970. */
  | { status: 'waiting'; uri: string; expiresAt: number }
  | { status: 'expired' }
  | { status: 'failed'; reason: RelayFailure }

/** The wallet at the other end of a session. Safe to draw. */
export type PairedWallet = {
  /** Without control and bidi characters, at most 40 characters. */
  name: string
  /** A `data:` or `blob:` image, or undefined where it sent none. */
  imageUrl: string | undefined
}

/**
 * Whether a code that still lives is used again. `auto`: in Telegram and iOS Safari, which may have left the page
 * while a wallet was looking at it.
 */
export type PairingCache = 'auto' | 'always' | 'never'

/** What a feature that pairs with wallets elsewhere offers to the modal. */
export type PairingSource = {
  /** The connector that waits for a wallet to take the code. */
  connectorId: string
  /** Makes a code before anybody asks for it, unless one is there. How that went is in the state. */
  prepare: () => Promise<void>
  /** Has the next request make a code of its own. */
  forget: () => void
  /** Checks at once for messages that arrived while the page was hidden. */
  wake: () => void
}
