import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { PendingStores } from '../../chain/createPendingStore.ts'

/** What an account has in flight of a topic, whichever tab sent it. */
export function usePending<topic extends keyof PendingStores>(topic: topic, account: Address | undefined) {
  const store: PendingStores[topic] = useRuntime().pending[topic]
  return useSyncExternalStore(store.subscribe, () =>
    account === undefined ? undefined : (store.get(account) as ReturnType<PendingStores[topic]['get']>),
  )
}
