import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { PendingTopic } from '../../chain/createPendingStore.ts'

/** What an account has in flight of a topic, whichever tab sent it. */
export function usePending(topic: PendingTopic, account: Address | undefined) {
  const store = useRuntime().pending[topic]
  return useSyncExternalStore(store.subscribe, () => (account === undefined ? undefined : store.get(account)))
}
