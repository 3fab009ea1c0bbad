import { SiteError } from '@foyer/site-kit/errors'
import type { SafeStorage } from '@foyer/site-kit/storage'
import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { PresaleError } from '../errors/PresaleError.ts'
import type { Runtime } from './boot.ts'
import { isRecord, preloadParts } from './parts.ts'
import { RETRIES } from './retryPolicy.ts'

/** Starts the wallet stack, once per page: configuration, chain client, modal. It is a separate chunk. */
export const bootQueryOptions = (storage: SafeStorage, pathname: string) =>
  queryOptions({
    queryKey: ['boot'],
    queryFn: async ({ client }) => {
      const [{ boot, prefetchHome }] = await Promise.all([import('./boot.ts'), preloadParts(pathname)])
      const runtime = await boot(storage)
      if (!isRecord(pathname)) void prefetchHome(runtime, client)
      return runtime
    },
    retry: (failures, error) => failures < RETRIES && (!(error instanceof SiteError) || error.retryable),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

export const RuntimeContext = createContext<Runtime | undefined>(undefined)

/** Returns the runtime. Only for components below `RuntimeContext`. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (runtime === undefined) {
    throw new PresaleError('useRuntime was called outside RuntimeContext.', { docs: 'structure' })
  }
  return runtime
}
