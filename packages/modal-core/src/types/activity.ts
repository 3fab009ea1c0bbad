import type { NAMED_OPERATIONS } from '../activity/operations.ts'
import type { TokenBalance } from './balance.ts'

/** The tabs of the Account view. */
export type AccountTab = 'tokens' | 'activity'

/** The kind of a transaction. `execute` stands for anything that is none of the others. */
export type ActivityOperation = (typeof NAMED_OPERATIONS)[number] | 'execute'

/** An amount or collectible that a transaction moved to or from the account. */
export type ActivityTransfer = {
  direction: 'in' | 'out' | 'self'
  /** A token's symbol or a collectible's name, safe to draw. */
  name: string
  collectible: boolean
  /** The amount in units of ten to the minus `decimals`. Undefined if the server does not say. */
  amount: bigint | undefined
  decimals: number
  /** The token, or without an address the network's currency. Undefined if the server does not say. */
  token: Pick<TokenBalance, 'chainId' | 'address'> | undefined
  /** Inside the URL itself, or from the chain API's own origin. */
  imageUrl: string | undefined
}

/** A transaction of the account. */
export type ActivityItem = {
  id: string
  hash: string
  operation: ActivityOperation
  status: 'confirmed' | 'failed' | 'pending'
  /** In milliseconds since 1970. */
  minedAt: number
  from: string | undefined
  to: string | undefined
  /** The name of the dapp it was made with. */
  application: string | undefined
  /** The operation in the server's words, by language, such as "Bound invitation". Safe to draw. */
  title: { readonly [language: string]: string } | undefined
  transfers: readonly ActivityTransfer[]
}

/** The transactions of the account in use on its network, the newest first. */
export type ActivityState =
  /** No chain API is set. */
  | { status: 'off' }
  | { status: 'idle' }
  /** The chain API does not know the network. */
  | { status: 'unsupported' }
  /** `isEnd`: there are no older ones. */
  | { status: 'loading' | 'ready' | 'failed'; items: readonly ActivityItem[]; isEnd: boolean }

export type ActivityRecord = {
  /** The tab of the Account view that is open, or was when it was left. */
  currentTab: AccountTab
  current: ActivityState
}

/** A source of transactions. It writes its result, which may be empty, into the state. */
export type ActivitySource = {
  /** Reads the newest ones. What is shown of the same account stays until the answer is there. */
  load: (account: { address: string; caipNetworkId: string }) => Promise<void>
  /** Reads older ones; after a failure the same again. */
  more: () => Promise<void>
  /** Clears the transactions. */
  clear: () => void
}
