import { useInfiniteQuery } from '@tanstack/react-query'
import { useRuntime } from '../../app/runtime.ts'
import { type RecordPage, type RecordSource, recordQueryOptions } from './sources/recordSource.ts'

/** How often a list is read again while something in it is about to change, in milliseconds. */
const INTERVAL = 3_000

export type UseRecordsOptions<Row> = {
  /** Whether a row is about to change. */
  isOpen?: (row: Row) => boolean
}

/** A list of records, page by page. */
export function useRecords<Row>(source: RecordSource<Row>, { isOpen }: UseRecordsOptions<Row> = {}) {
  const runtime = useRuntime()
  const hasOpen = (pages: readonly RecordPage<Row>[] = []) =>
    isOpen !== undefined && pages.some(({ rows }) => rows.some(isOpen))
  return useInfiniteQuery({
    ...recordQueryOptions(runtime, source),
    refetchInterval: ({ state }) => (hasOpen(state.data?.pages) ? INTERVAL : false),
  })
}
