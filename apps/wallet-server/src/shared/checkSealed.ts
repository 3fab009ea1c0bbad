import { type SealContext, SealError, type Sealer } from './seal.ts'

/** The values that one key has sealed in a table. */
export type SealedByKey = {
  table: string
  kid: string
  count: number
  /** True if the key ring opens the first of them. */
  isReadable: boolean
}

export type CheckSealedParameters<T> = {
  table: string
  rows: readonly T[]
  sealer: Sealer
  toContext: (row: T) => SealContext
}

/** Opens one value of each key that has sealed some. */
export async function checkSealed<T extends { sealed: string }>({
  table,
  rows,
  sealer,
  toContext,
}: CheckSealedParameters<T>): Promise<SealedByKey[]> {
  const keyOf = ({ sealed }: T) => sealed.split('.')[1] ?? ''
  return Promise.all(
    [...new Set(rows.map(keyOf))].map(async (kid) => {
      const ofKey = rows.filter((row) => keyOf(row) === kid)
      const [first] = ofKey
      const isReadable = first !== undefined && (await opens(sealer, first.sealed, toContext(first)))
      return { table, kid, count: ofKey.length, isReadable }
    }),
  )
}

async function opens(sealer: Sealer, sealed: string, context: SealContext): Promise<boolean> {
  try {
    await sealer.open(sealed, context)
    return true
  } catch (error) {
    if (error instanceof SealError) return false
    throw error
  }
}
