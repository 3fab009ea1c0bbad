import { QueryClient } from '@tanstack/react-query'

/** The cache of everything read from chain and indexer. */
export function createQueryClient() {
  return new QueryClient({
    // The browser's online flag says nothing about a node on this machine: always try.
    defaultOptions: { queries: { retry: 1, networkMode: 'always' } },
  })
}
