import type { Database } from '@foyer/server-kit'
import { eq } from 'drizzle-orm'
import { rotateSealed } from '../rotateSealed.ts'
import { socialLogins } from '../schema.ts'
import type { Sealer } from '../seal.ts'

type SealedColumn = 'profile' | 'result'

const SEALED_COLUMNS: readonly SealedColumn[] = ['profile', 'result']

const contextOf = (id: string, column: SealedColumn) => ({
  table: `social_logins.${column}`,
  rowId: id,
  userId: '',
})

export function sealColumn(sealer: Sealer, id: string, column: SealedColumn, value: string) {
  return sealer.seal(new TextEncoder().encode(value), contextOf(id, column))
}

export async function openColumn(sealer: Sealer, id: string, column: SealedColumn, sealed: string) {
  return new TextDecoder().decode(await sealer.open(sealed, contextOf(id, column)))
}

/** Reseals profiles and results that an older key has sealed. */
export async function rotateColumns(db: Database['drizzle'], sealer: Sealer) {
  const rows = await db.select().from(socialLogins)
  return Promise.all(
    SEALED_COLUMNS.map((column) =>
      rotateSealed({
        rows: rows.flatMap(({ id, [column]: sealed }) => (sealed === null ? [] : [{ id, sealed }])),
        sealer,
        toContext: ({ id }) => contextOf(id, column),
        replace: ({ id }, sealed) =>
          db
            .update(socialLogins)
            .set({ [column]: sealed })
            .where(eq(socialLogins.id, id)),
      }),
    ),
  )
}
