import type { ModalEvents } from './events.ts'

/** A transaction that this browser has sent. */
export type RecentTransaction = {
  hash: string
  /** CAIP-2. */
  caipNetworkId: string
  address: string
  status: ModalEvents['transaction']['status']
  /** The dapp’s words for it, safe to draw. Undefined: its hash is shown. */
  description: string | undefined
  /** On Solana: the height of the last block that takes it, by which its end is told after a reload. */
  lastBlock?: number | undefined
}

/** The list of `transactions({ show: true })`, the newest first. */
export type TransactionsRecord = { recent: RecentTransaction[] }

/** The actions of the list in the account. */
export type TransactionsControl = {
  /** Forgets the transactions of an account. */
  clear: (address: string) => void
}
