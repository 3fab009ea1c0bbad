import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../app/runtime.ts'
import { saleQueryOptions } from './saleQuery.ts'

/** The state of the sale, read again every ten seconds. */
export function useSale() {
  return useQuery(saleQueryOptions(useRuntime()))
}
