import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RETRIES } from '../../app/retryPolicy.ts'
import { useRuntime } from '../../app/runtime.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import type { RecordColumn } from './RecordTable.tsx'
import { saveFile } from './saveFile.ts'
import { type RecordSource, readAllRecords } from './sources/recordSource.ts'
import { toCsv } from './toCsv.ts'

/** Saves a whole list as a CSV file, also the pages that are not on the screen. */
export function useExport<Row>(source: RecordSource<Row>, columns: readonly RecordColumn<Row>[]) {
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const openNetworkFailure = useNetworkFailure()
  const [isExporting, setExporting] = useState(false)

  async function exportCsv() {
    setExporting(true)
    try {
      const rows = await queryClient.fetchQuery({
        queryKey: ['export', source.name, source.account],
        queryFn: () => readAllRecords(runtime, source),
        retry: RETRIES,
        gcTime: 0,
      })
      const header = columns.map(({ label }) => label)
      const lines = rows.map((row) => columns.map(({ csv }) => csv(row)))
      saveFile(`${source.name}-${source.account}.csv`, toCsv([header, ...lines]), 'text/csv')
    } catch {
      openNetworkFailure()
    } finally {
      setExporting(false)
    }
  }

  return { isExporting, exportCsv }
}
