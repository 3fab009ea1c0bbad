import { LRUCache } from 'lru-cache'

export type CreateCacheParameters<T> = {
  /** Entries kept at most; the least recently used one goes first. */
  max: number
  /** Milliseconds for which an answer counts as fresh. */
  freshMs: number
  /** Milliseconds after that in which it is still given out while it is read again. Default 0. */
  staleMs?: number
  read: (key: string) => Promise<T>
}

export type Cache<T> = {
  /** Callers that ask for one key at once share one read. `force` passes over what is kept. */
  get: (key: string, options?: { force?: boolean }) => Promise<T>
  delete: (key: string) => void
}

/** Keeps answers by key for a while. A read that fails is not kept. */
export function createCache<T extends NonNullable<unknown> | null>({
  max,
  freshMs,
  staleMs = 0,
  read,
}: CreateCacheParameters<T>): Cache<T> {
  // The cache cannot hold undefined and null as values, so each answer is put into an object.
  const cache = new LRUCache<string, { value: T }>({
    max,
    ttl: freshMs,
    // Looked up with each call, so that tests can move the clock. By default the cache reads it once in a millisecond.
    perf: { now: () => performance.now() },
    ttlResolution: 0,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key) => ({ value: await read(key) }),
  })
  return {
    async get(key, { force = false } = {}) {
      const mayBeStale = !force && cache.getRemainingTTL(key) > -staleMs
      const entry = await cache.fetch(key, { forceRefresh: force, allowStale: mayBeStale && staleMs > 0 })
      // The read ended, so there is an entry unless it was aborted by `delete`.
      return entry ? entry.value : read(key)
    },
    delete: (key) => void cache.delete(key),
  }
}
