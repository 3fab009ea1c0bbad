import { toCsv } from '@foyer/chain-kit/csv'
import { type PageFile, saveFile } from '@foyer/site-kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RETRIES } from '../../app/retryPolicy.ts'
import { useRuntime } from '../../app/runtime.ts'
import { useNetworkFailure } from '../failure/NetworkFailure.tsx'
import type { RecordColumn } from './RecordTable.tsx'
import { type RecordSource, readAllRecords } from './sources/recordSource.ts'

/** Saves a whole list as a CSV file for the spreadsheet of the visitor's language, also the pages that are not on the screen. */
export function useExport<Row>(source: RecordSource<Row>, columns: readonly RecordColumn<Row>[]) {
  const { i18n } = useTranslation()
  const runtime = useRuntime()
  const queryClient = useQueryClient()
  const openNetworkFailure = useNetworkFailure()
  const [isExporting, setExporting] = useState(false)
  const [file, setFile] = useState<PageFile>()

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
      const name = `${source.name}-${source.account}.csv`
      const saved = { name, type: 'text/csv', content: toCsv([header, ...lines], i18n.language) }
      saveFile(saved)
      setFile(saved)
    } catch {
      openNetworkFailure()
    } finally {
      setExporting(false)
    }
  }

  return { isExporting, exportCsv, file, forgetFile: () => setFile(undefined) }
}
