import { proxy } from 'valtio/vanilla'
import type { BalanceState } from '../types/balance.ts'
import type { BalanceReader } from './createBalanceReader.ts'

/** The balances of the account in use. What reads them comes with what draws them, and is kept here from then on. */
export function createBalance(): { state: { current: BalanceState }; reader?: BalanceReader } {
  return { state: proxy<{ current: BalanceState }>({ current: { status: 'idle' } }) }
}
