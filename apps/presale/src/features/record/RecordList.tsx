import { SavedFile } from '@foyer/site-kit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { LastKnownNote } from '../failure/LastKnownNote.tsx'
import styles from './Record.module.css'
import { type CompactRow, type RecordColumn, RecordTable } from './RecordTable.tsx'
import type { LastRecords, RecordPage, RecordSource } from './sources/recordSource.ts'
import { useExport } from './useExport.ts'
import { useOnline } from './useOnline.ts'

/** The part of an infinite query that a list shows. */
export type RecordPages<Row> = {
  data: { pages: readonly RecordPage<Row>[] } | undefined
  isError: boolean
  failureCount: number
  last: LastRecords<Row> | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

export type RecordListProps<Row> = {
  /** Name of the table for screen readers. */
  label: string
  source: RecordSource<Row>
  pages: RecordPages<Row>
  columns: readonly RecordColumn<Row>[]
  keyOf: (row: Row) => string | number
  /** A row on a narrow screen, where its columns are unfolded. */
  compact?: CompactRow<Row>
  /** Stands in for the table while there are no rows. */
  empty: ReactNode
}

/** A list of records: its rows, how old they are, the next page, and the whole list as a file. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { label, source, pages, columns, keyOf, compact, empty } = props
  const { t } = useTranslation()
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? pages.last?.rows

  if (rows === undefined) {
    return pages.isError ? (
      <p role="alert">
        {t('record.failed')} <Retry pages={pages} />
      </p>
    ) : (
      <p className={styles.loading} aria-busy="true">
        {t('app.loading')}
      </p>
    )
  }

  return (
    <>
      {rows.length === 0 ? (
        empty
      ) : (
        <RecordTable
          label={label}
          columns={columns}
          rows={rows}
          hasMore={pages.hasNextPage}
          keyOf={keyOf}
          compact={compact}
        />
      )}
      <div className={styles.foot}>
        <AsOf source={source} pages={pages} isEmpty={rows.length === 0} />
        {pages.last && pages.isError && <Retry pages={pages} />}
        {pages.hasNextPage && (
          <button
            type="button"
            className="button quiet"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('record.loadMore')}
          </button>
        )}
        {rows.length > 0 && pages.data && <ExportButton label={label} source={source} columns={columns} />}
      </div>
    </>
  )
}

function Retry<Row>({ pages }: { pages: RecordPages<Row> }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="link" onClick={() => void pages.refetch()}>
      {t('app.retry')}
    </button>
  )
}

type AsOfProps<Row> = Pick<RecordListProps<Row>, 'source' | 'pages'> & { isEmpty: boolean }

/** The block that the rows take in, and what is unusual about them. */
function AsOf<Row>({ source, pages, isEmpty }: AsOfProps<Row>) {
  const { t, i18n } = useTranslation()
  const { endpoints } = useRuntime().config
  const isOnline = useOnline()
  const [first] = pages.data?.pages ?? []
  if (pages.last !== undefined)
    return (
      <LastKnownNote
        className={styles.stale}
        block={pages.last.asOf}
        savedAt={pages.last.savedAt}
        // The indexer's rows may be the only ones that cannot be read.
        text={source.fromChain === undefined ? 'record.lastRead' : 'home.lastKnown'}
      />
    )
  if (first === undefined) return null
  const block = first.asOf.toLocaleString(i18n.language)

  if (!isOnline || pages.failureCount > 0) {
    return (
      <p role="status" className={styles.stale}>
        {t('home.stale', { block })}
      </p>
    )
  }
  const isFallback = first.origin === 'chain' && endpoints.indexer !== undefined
  if (isEmpty && !isFallback) return null
  return <p className={styles.asOf}>{t(isFallback ? 'record.asOfChain' : 'record.asOf', { block })}</p>
}

type ExportButtonProps<Row> = Pick<RecordListProps<Row>, 'label' | 'source' | 'columns'>

function ExportButton<Row>({ label, source, columns }: ExportButtonProps<Row>) {
  const { t } = useTranslation()
  const toast = useToast()
  const { isExporting, exportCsv, file, forgetFile } = useExport(source, columns)
  if (file !== undefined)
    return (
      <SavedFile
        file={file}
        texts={{
          question: t('record.fileThere', { name: file.name }),
          yes: t('record.fileYes'),
          saveAgain: t('record.fileAgain'),
          share: t('record.fileShare'),
          copy: t('record.fileCopy'),
          advice: t('record.fileOtherwise'),
        }}
        onClose={forgetFile}
        onRefused={() => toast(t('friends.copyFailed'))}
      />
    )
  return (
    <button
      type="button"
      className="link"
      disabled={isExporting}
      aria-label={t('record.exportOf', { list: label })}
      onClick={() => void exportCsv()}
    >
      {isExporting ? t('app.loading') : t('record.export')}
    </button>
  )
}
