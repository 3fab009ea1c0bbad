import type { CsvCell } from '@foyer/chain-kit/csv'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import styles from './Record.module.css'

/** What to assume of a row until it is measured, in pixels: on a narrow screen it is a card. */
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

export type RecordTableProps<Row> = {
  /** Name of the table for screen readers. */
  label: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  /** Whether there are more rows than these. */
  hasMore: boolean
  keyOf: (row: Row) => string | number
}

/** A virtualized table: only the visible rows are in the document. On a narrow screen each row is a card. */
export function RecordTable<Row>({ label, columns, rows, hasMore, keyOf }: RecordTableProps<Row>) {
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
                  {columns.map((column) => (
                    <td
                      key={column.label}
                      data-label={column.label}
                      translate={column.isVerbatim ? 'no' : undefined}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
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
