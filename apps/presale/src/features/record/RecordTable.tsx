import type { CsvCell } from '@foyer/chain-kit/csv'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { NARROW, useMedia } from '../../ui/useMedia.ts'
import styles from './Record.module.css'
import lineStyles from './RecordLine.module.css'

/** Height of a row until it is measured, in pixels: on a narrow screen it is a card. */
const ROW_HEIGHT = 52
/** Rows kept above and below the visible ones. */
const OVERSCAN = 8

export type RecordColumn<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** The cell holds an amount or a symbol, which a translator of the browser must leave as it is. */
  isVerbatim?: boolean
  /** The exact value, for the CSV file. */
  csv: (row: Row) => CsvCell
}

/** A row in one line. */
export type CompactRow<Row> = {
  summary: (row: Row) => ReactNode
  /** Stands beside the summary, such as a link. */
  action: (row: Row) => ReactNode
}

export type RecordTableProps<Row> = {
  /** Name of the table for screen readers. */
  label: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  /** True if there are more rows than these. */
  hasMore: boolean
  keyOf: (row: Row) => string | number
  /** Folds the columns of a row on a narrow screen. Without it the row is a card there. */
  compact?: CompactRow<Row> | undefined
}

/** A virtualized table: only the visible rows are in the document. On a narrow screen each row is a card, or one line that unfolds. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { label, columns, rows, hasMore, keyOf, compact } = props
  const isCompact = useMedia(NARROW) && compact !== undefined
  const box = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  })
  const visible = virtualizer.getVirtualItems()
  const above = visible[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (visible.at(-1)?.end ?? 0)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div ref={box} className={styles.box} tabIndex={0}>
      <table className={styles.table} aria-label={label} aria-rowcount={hasMore ? -1 : rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={above} />
          {visible.map(({ index }) => {
            const row = rows[index]
            return (
              row !== undefined && (
                <tr
                  key={keyOf(row)}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                >
                  {isCompact ? (
                    <td colSpan={columns.length}>
                      <div className={lineStyles.line}>
                        <details>
                          <summary>{compact.summary(row)}</summary>
                          <dl>
                            {columns.map((column) => (
                              <div key={column.label}>
                                <dt>{column.label}</dt>
                                <dd translate={column.isVerbatim ? 'no' : undefined}>{column.cell(row)}</dd>
                              </div>
                            ))}
                          </dl>
                        </details>
                        {compact.action(row)}
                      </div>
                    </td>
                  ) : (
                    columns.map((column) => (
                      <td
                        key={column.label}
                        data-label={column.label}
                        translate={column.isVerbatim ? 'no' : undefined}
                      >
                        {column.cell(row)}
                      </td>
                    ))
                  )}
                </tr>
              )
            )
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </div>
  )
}

/** Takes the space of the rows that are not rendered. */
const Spacer = ({ height }: { height: number }) =>
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row takes no focus
  height > 0 && <tr aria-hidden="true" className={styles.spacer} style={{ blockSize: height }} />
