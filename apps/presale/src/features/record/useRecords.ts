import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import {
  loadLastRecords,
  type RecordPage,
  type RecordSource,
  recordQueryOptions,
} from './sources/recordSource.ts'

/** How often a list is read again while something in it is about to change, in milliseconds. */
const INTERVAL = 3_000

export type UseRecordsOptions<Row> = {
  /** Whether a row is about to change. */
  isOpen?: (row: Row) => boolean
}

/** A list of records, page by page; `last` is what an earlier visit has read, while this one cannot. Give it a `key` of the account. */
export function useRecords<Row>(source: RecordSource<Row>, { isOpen }: UseRecordsOptions<Row> = {}) {
  const runtime = useRuntime()
  const hasOpen = (pages: readonly RecordPage<Row>[] = []) =>
    isOpen !== undefined && pages.some(({ rows }) => rows.some(isOpen))
  const query = useInfiniteQuery({
    ...recordQueryOptions(runtime, source),
    refetchInterval: ({ state }) => (hasOpen(state.data?.pages) ? INTERVAL : false),
  })
  const isMissing = query.data === undefined && query.failureCount > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source is made anew each time; it stays that of its account
  const last = useMemo(() => (isMissing ? loadLastRecords(runtime, source) : undefined), [isMissing, runtime])
  return { ...query, last }
}
