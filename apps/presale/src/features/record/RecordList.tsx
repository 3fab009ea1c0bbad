import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Record.module.css'

/** The part of an infinite query that a list shows. */
export type RecordPages<Row> = {
  data: { pages: readonly { rows: readonly Row[] }[] } | undefined
  isError: boolean
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

export type RecordListProps<Row> = {
  /** Name of the table for screen readers. */
  label: string
  columns: readonly string[]
  pages: RecordPages<Row>
  keyOf: (row: Row) => string | number
  /** The cells of a row, in the order of the columns. */
  cells: (row: Row) => readonly ReactNode[]
}

/** A table of records, page by page; on a narrow screen each row is a card. */
export function RecordList<Row>({ label, columns, pages, keyOf, cells }: RecordListProps<Row>) {
  const { t } = useTranslation()
  const rows = pages.data?.pages.flatMap((page) => page.rows)

  if (rows === undefined) {
    return pages.isError ? (
      <p role="alert">
        {t('record.failed')}{' '}
        <button type="button" className="link" onClick={() => void pages.refetch()}>
          {t('app.retry')}
        </button>
      </p>
    ) : (
      <p aria-busy="true">{t('app.loading')}</p>
    )
  }
  if (rows.length === 0) return <p className={styles.empty}>{t('record.noRecords')}</p>

  return (
    <>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {cells(row).map((cell, index) => (
                <td key={columns[index]} data-label={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pages.hasNextPage && (
        <button
          type="button"
          className="button quiet"
          disabled={pages.isFetching}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('record.loadMore')}
        </button>
      )}
    </>
  )
}
