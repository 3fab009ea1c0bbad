import type { Adapter } from './adapter.ts'
import type { TokenBalance, TokenInput } from './balance.ts'
import type { Network } from './network.ts'

/** An account whose balances are read. */
export type BalanceQuery = {
  address: string
  connectorId: string
  network: Network
  tokens: readonly TokenInput[]
  /** Whether servers skip their caches. */
  isForced: boolean
}

/** Where balances come from, in place of the adapter alone. Rejects when nobody knows them. */
export type BalanceSource = (query: BalanceQuery, adapter: BalanceAdapter) => Promise<readonly TokenBalance[]>

/** What an adapter knows of balances. */
export type BalanceAdapter = Pick<Adapter, 'getAssets' | 'getBalances'>
