import { type CheckSealedParameters, checkSealed } from './checkSealed.ts'
import { type RotateSealedParameters, rotateSealed } from './rotateSealed.ts'

export type CreateShareKeysParameters<T> = Omit<CheckSealedParameters<T>, 'rows'> &
  Pick<RotateSealedParameters<T>, 'replace'> & {
    readRows: () => PromiseLike<readonly T[]>
  }

/** The keys that have sealed the shares of a table. */
export function createShareKeys<T extends { sealed: string }>({
  table,
  sealer,
  readRows,
  toContext,
  replace,
}: CreateShareKeysParameters<T>) {
  return {
    /** Opens a share of each key that has sealed some. */
    checkShares: async () => checkSealed({ table, rows: await readRows(), sealer, toContext }),

    /** Reseals shares that an older key has sealed. */
    rotateShares: async () => rotateSealed({ rows: await readRows(), sealer, toContext, replace }),
  }
}
