import { type SealContext, SealError, type Sealer } from './seal.ts'

export type Rotation = {
  /** Values that were resealed. */
  count: number
  /** Rows, as `table/id`, whose value does not open. They are left as they are. */
  unreadable: string[]
}

export type RotateSealedParameters<T> = {
  rows: readonly T[]
  sealer: Sealer
  toContext: (row: T) => SealContext
  /** Writes the new value, unless the row has changed since it was read. */
  replace: (row: T, sealed: string) => PromiseLike<unknown>
}

/** Reseals rows that an older key has sealed. */
export async function rotateSealed<T extends { sealed: string }>({
  rows,
  sealer,
  toContext,
  replace,
}: RotateSealedParameters<T>): Promise<Rotation> {
  const rotation: Rotation = { count: 0, unreadable: [] }
  for (const row of rows) {
    if (sealer.isCurrent(row.sealed)) continue
    const context = toContext(row)
    try {
      await replace(row, await sealer.seal(await sealer.open(row.sealed, context), context))
      rotation.count++
    } catch (error) {
      if (!(error instanceof SealError)) throw error
      rotation.unreadable.push(`${context.table}/${context.rowId}`)
    }
  }
  return rotation
}
