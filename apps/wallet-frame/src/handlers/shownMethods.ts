import type { ApprovalMethod } from '@foyer/embedded-wallet-frame/protocol'

/** A request of EVM that the user is asked about. */
export type ShownMethod = Exclude<ApprovalMethod, `solana_${string}`>

/** Transactions: each takes the next number of the account. */
export const SENDS: readonly ShownMethod[] = [
  'eth_sendTransaction',
  'wallet_sendCalls',
  'eth_sendUserOperation',
]

/** Shown, and then refused: nobody signs anything for them. */
export const PERMISSIONS: readonly ShownMethod[] = ['wallet_grantPermissions', 'wallet_revokePermissions']
