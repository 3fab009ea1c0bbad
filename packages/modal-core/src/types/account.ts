import type { ChainId, Namespace } from './network.ts'

/** The accounts of an embedded wallet: the one of its key, and the smart account. Any other wallet has `eoa`. */
export type AccountType = 'eoa' | 'smartAccount'

/** An account's address: `0x…` on eip155, text of the namespace's own form elsewhere. */
export type Address<namespace extends Namespace = Namespace> = namespace extends 'eip155'
  ? `0x${string}`
  : string

export type ConnectedAccount<namespace extends Namespace = Namespace> = {
  status: 'connected'
  /** The account in use, as the adapter reports it (checksummed by wagmi). */
  address: Address<namespace>
  /** All accounts the wallet shares, the one in use first. */
  addresses: readonly Address<namespace>[]
  chainId: ChainId
  connectorId: string
  /** Which one is used, of a wallet with both that says so. */
  preferredAccountType?: AccountType | undefined
}

/** The connection of one namespace. `connected` only after the wallet itself has named its accounts. */
export type AccountState<namespace extends Namespace = Namespace> =
  | { status: 'disconnected' }
  | { status: 'connecting'; connectorId: string }
  | { status: 'reconnecting' }
  | ConnectedAccount<namespace>

/** One account of a connected wallet. */
export type ConnectionAccount = {
  address: string
  /** What the wallet calls it, for example the purpose of a Bitcoin address. */
  label?: string | undefined
}

/** A wallet that is connected, be it the one in use or not. */
export type Connection = {
  connectorId: string
  /** All accounts it shares, the one in use first. */
  accounts: readonly ConnectionAccount[]
  chainId: ChainId
}

/** `connected`: the wallet in use. `active`: connected, but another one is in use. */
export type ConnectionStatus = 'connected' | 'active' | 'disconnected'
