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
