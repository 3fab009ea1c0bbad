import { createBalanceReader } from '../controllers/createBalanceReader.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import { loadBalance } from './loadBalance.ts'

/** Stops the watching. */
export type WatchBalanceReturnType = () => void

/**
 * Keeps the balances of the account in use up to date: reads them at once, when the account or its network changes,
 * and 30 s after a failure. Returns the function that stops it.
 */
export function watchBalance(modal: Modal): WatchBalanceReturnType {
  modal.balance.reader ??= createBalanceReader(modal.balance)
  let watched: string | undefined

  function follow() {
    const account = activeAccount(modal.state)
    const key = account.status === 'connected' ? `${account.address} ${account.chainId}` : ''
    if (key === watched) return
    watched = key
    void loadBalance(modal)
  }

  const stopRetries = modal.balance.reader.watch()
  const unsubscribe = modal.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    stopRetries()
  }
}
