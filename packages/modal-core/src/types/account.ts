import type { ChainId } from './network.ts'

export type ConnectedAccount = {
  status: 'connected'
  /** The account in use, as the adapter reports it (checksummed by wagmi). */
  address: string
  /** All accounts the wallet shares, the one in use first. */
  addresses: readonly string[]
  chainId: ChainId
  connectorId: string
}

/** The connection of one namespace. `connected` only after the wallet itself has named its accounts. */
export type AccountState =
  | { status: 'disconnected' }
  | { status: 'connecting'; connectorId: string }
  | { status: 'reconnecting' }
  | ConnectedAccount
