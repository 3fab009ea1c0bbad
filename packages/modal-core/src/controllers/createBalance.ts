import { proxy } from 'valtio/vanilla'
import type { BalanceRecord } from '../types/balance.ts'
import type { BalanceSource } from '../types/balanceSource.ts'
import type { BalanceReader } from './createBalanceReader.ts'

type Balance = {
  state: BalanceRecord
  reader?: BalanceReader
  /** Set by a feature that knows more than the adapter. */
  source?: BalanceSource | undefined
}

/** The balances of the account in use. Their reader loads with the views that draw them, and stays in `reader`. */
export function createBalance(): Balance {
  return { state: proxy<BalanceRecord>({ current: { status: 'idle' } }) }
}
