import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from './createDatabase.ts'
import { names } from './schema.ts'

export type NameRow = typeof names.$inferSelect
export type NewName = typeof names.$inferInsert

/** First key of the locks by owner; any number that no other lock of two keys has. */
const OWNER_LOCK = 7_361

/** The names that accounts have registered. */
export function createNameStore(db: Database['drizzle']) {
  return {
    async findName(label: string): Promise<NameRow | undefined> {
      const [row] = await db.select().from(names).where(eq(names.label, label))
      return row
    },

    /** Names of an account, the one it has had longest first. `owner` is with its checksum. */
    listNames: (owner: string) =>
      db.select().from(names).where(eq(names.owner, owner)).orderBy(names.registeredAt, names.label),

    /** Returns those of the labels that are taken. */
    async findTaken(labels: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ label: names.label })
        .from(names)
        .where(inArray(names.label, [...labels]))
      return rows.map(({ label }) => label)
    },

    /**
     * Keeps a name, unless another account has it or the owner has `most` already. The owner's own name is left as it
     * is, so that a request whose answer was lost can be repeated.
     */
    addName: (name: NewName, most: number): Promise<'registered' | 'taken' | 'tooMany'> =>
      db.transaction(async (tx) => {
        // Requests of one owner wait for each other, so that their names are counted one after the other.
        await tx.execute(sql`select pg_advisory_xact_lock(${OWNER_LOCK}, hashtext(${name.owner}))`)
        const owned = await tx.select().from(names).where(eq(names.owner, name.owner))
        if (owned.some(({ label }) => label === name.label)) return 'registered'
        const [taken] = await tx.select().from(names).where(eq(names.label, name.label))
        if (taken) return 'taken'
        if (owned.length >= most) return 'tooMany'
        // Of two owners that ask at once, one finds the row of the other.
        const added = await tx.insert(names).values(name).onConflictDoNothing().returning()
        return added.length > 0 ? 'registered' : 'taken'
      }),
  }
}
