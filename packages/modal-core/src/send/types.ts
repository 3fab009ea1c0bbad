import type { Network } from '../types/network.ts'

/**
 * Looks a name up: the address it leads to on the network, or nothing. The signal aborts a look-up whose answer is no
 * longer needed.
 */
export type ResolveName = (
  name: string,
  options: { network: Network; signal: AbortSignal },
) => Promise<string | null | undefined>

/** The tools that the core needs for the chains of a namespace. */
export type SendTools = {
  /** The address with the letters of its checksum. */
  checksum: (address: string) => string
  isTransactionHash: (value: unknown) => value is string
  /** Follows a transaction of an account: how it goes is a `transaction` event. */
  follow: (transaction: { hash: string; network: Network; address: string }) => void
  stop: () => void
}
