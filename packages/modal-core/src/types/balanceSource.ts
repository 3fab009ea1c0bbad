import type { Adapter } from './adapter.ts'
import type { TokenBalance, TokenInput } from './balance.ts'
import type { Network } from './network.ts'

/** An account whose balances are read. */
export type BalanceQuery = {
  address: string
  connectorId: string
  network: Network
  tokens: readonly TokenInput[]
  /** Whether servers are to look again, past what they have kept. */
  isForced: boolean
}

/** Where balances come from, in place of the adapter alone. Rejects when nobody knows them. */
export type BalanceSource = (query: BalanceQuery, adapter: BalanceAdapter) => Promise<readonly TokenBalance[]>

/** What an adapter knows of balances. */
export type BalanceAdapter = Pick<Adapter, 'getAssets' | 'getBalances'>
