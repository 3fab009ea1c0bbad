import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'

/** The purchase an account has in flight, whichever tab sent it. */
export function usePendingPurchase(account: Address | undefined) {
  const { pending } = useRuntime()
  return useSyncExternalStore(pending.subscribe, () =>
    account === undefined ? undefined : pending.get(account),
  )
}
