import { QueryClient } from '@tanstack/react-query'
import { RETRIES, retryDelay } from './retryPolicy.ts'

/** The cache of everything read from chain and servers. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: RETRIES,
        retryDelay,
        gcTime: 5 * 60_000,
        // The browser's online flag does not cover a node on this machine or a captive portal, so queries always run.
        networkMode: 'always',
      },
    },
  })
}
