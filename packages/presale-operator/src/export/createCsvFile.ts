import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import type { CsvCell, CsvFormat } from '@foyer/chain-kit/csv'

/** A value of a cell. Numbers have no decimals and few digits. */
export type Cell = CsvCell | number | bigint

const toCsvCell = (cell: Cell): CsvCell =>
  typeof cell === 'number' || typeof cell === 'bigint' ? `${cell}` : cell

/**
 * Writes a CSV file row by row under a temporary name. It gets its real name by `commit`, so a file is whole or absent.
 */
export async function createCsvFile(path: string, columns: readonly string[], format: CsvFormat) {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  const stream = createWriteStream(temporary)
  let rows = 0

  async function write(cells: readonly Cell[]) {
    if (!stream.write(format.line(cells.map(toCsvCell)))) await once(stream, 'drain')
  }

  async function close() {
    stream.end()
    await finished(stream)
  }

  stream.write(format.start)
  await write(columns)
  return {
    async add(cells: readonly Cell[]) {
      await write(cells)
      rows++
    },
    /** @returns number of rows below the heading */
    async commit(): Promise<number> {
      await close()
      await rename(temporary, path)
      return rows
    },
    async discard() {
      await close().catch(() => {})
      await rm(temporary, { force: true })
    },
  }
}
