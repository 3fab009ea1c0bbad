import type { ModalEvents } from './events.ts'

/** A transaction that this browser has sent. */
export type RecentTransaction = {
  hash: string
  /** CAIP-2. */
  caipNetworkId: string
  address: string
  status: ModalEvents['transaction']['status']
  /** What the dapp says that it does, safe to draw. Undefined: its hash is shown. */
  description: string | undefined
}

/** What `transactions({ show: true })` shows, the newest first. */
export type TransactionsRecord = { recent: RecentTransaction[] }

/** What the list in the account can do. */
export type TransactionsControl = {
  /** Forgets the transactions of an account. */
  clear: (address: string) => void
}
