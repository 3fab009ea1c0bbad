import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import type { PendingStore } from './createPendingStore.ts'

const subscribeToNothing = () => () => undefined

/** Transactions of an account in flight, whichever tab sent them. */
export function usePending<entry>(store: PendingStore<entry> | undefined, account: Address | undefined) {
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () =>
    account === undefined ? undefined : store?.get(account),
  )
}
