import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '../app/boot.ts'
import { findBundle } from './bundles.ts'
import { chainKey } from './chainKey.ts'
import { RECEIPT_INTERVAL } from './receiptQuery.ts'

/** What a wallet has done with a bundle, asked for until it has a transaction. */
export function bundleQueryOptions(runtime: Runtime, id: string) {
  return queryOptions({
    queryKey: chainKey(runtime.config, 'bundle', id),
    queryFn: () => findBundle(runtime, id),
    refetchInterval: ({ state }) => (state.data?.status === 'sent' ? false : RECEIPT_INTERVAL),
    refetchIntervalInBackground: true,
  })
}
