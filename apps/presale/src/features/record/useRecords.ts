import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import { pollInterval } from './pollInterval.ts'
import { loadLastRecords, type RecordSource, recordQueryOptions } from './sources/recordSource.ts'

export type UseRecordsOptions<Row> = {
  /** True if a row is about to change. */
  isOpen?: (row: Row) => boolean
}

/** A list of records, page by page; `last` is what an earlier visit has read, while this one cannot. Give it a `key` of the account. */
export function useRecords<Row>(source: RecordSource<Row>, { isOpen }: UseRecordsOptions<Row> = {}) {
  const runtime = useRuntime()
  const query = useInfiniteQuery({
    ...recordQueryOptions(runtime, source),
    refetchInterval: ({ state }) => pollInterval(state.data?.pages ?? [], isOpen),
  })
  const isMissing = query.data === undefined && query.failureCount > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source is made anew each time; it stays that of its account
  const last = useMemo(() => (isMissing ? loadLastRecords(runtime, source) : undefined), [isMissing, runtime])
  return { ...query, last }
}
