/** In milliseconds. */
export const TIMEOUTS = {
  /** From mounting the iframe to READY. */
  load: 20_000,
  /** From the end of loading to READY, where the iframe may stay empty: on a page that another site frames, and in an old browser. */
  framed: 5_000,
  /** From READY to the first request that the user waits for. */
  settle: 500,
  /** Requests that may need the user: a link in an e-mail, a one-time code. */
  interactive: 120_000,
  /** Asks at the start of a page if there is still a session. */
  isConnected: 20_000,
  signOut: 3_000,
  /** From RPC_ABORT to the end of what it takes back. */
  abort: 20_000,
}

export type Timeouts = typeof TIMEOUTS
