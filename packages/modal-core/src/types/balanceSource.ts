import type { Adapter } from './adapter.ts'
import type { TokenBalance, TokenInput } from './balance.ts'
import type { Network } from './network.ts'

/** An account whose balances are read. */
export type BalanceQuery = {
  address: string
  connectorId: string
  network: Network
  tokens: readonly TokenInput[]
  /** True if servers skip their caches. */
  isForced: boolean
}

/** Reads balances in place of the adapter alone. Rejects if none of its sources knows them. */
export type BalanceSource = (query: BalanceQuery, adapter: BalanceAdapter) => Promise<readonly TokenBalance[]>

/** The part of an adapter that reads balances. */
export type BalanceAdapter = Pick<Adapter, 'getAssets' | 'getBalances'>
