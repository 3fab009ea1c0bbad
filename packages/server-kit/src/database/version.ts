import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { OperatorError } from '../errors.ts'

type Executor = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>

/** Times of migrations, which number the versions of a database. */
type Version = {
  /** The newest migration. */
  newest: number
  /** The oldest version that works on a database of `newest`. */
  oldest: number
}

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
})
const oldestSchema = z.object({ oldest: z.string() })

/**
 * Reads the version of a program from the folder of its migrations. A migration adds what older programs do not miss, so
 * that they go on beside it. One that takes something away names the oldest program that works without it, in
 * `compatibility.json`: `{ "oldest": "0004_devices" }`.
 */
export async function readOwnVersion(migrationsFolder: string): Promise<Version> {
  const { entries } = await readJournal(migrationsFolder)
  const { oldest } = oldestSchema.parse(
    (await readJson(join(migrationsFolder, 'compatibility.json'))) ?? { oldest: entries[0]?.tag },
  )
  const found = entries.find(({ tag }) => tag === oldest)
  if (!found) throw new RangeError(`compatibility.json names ${oldest}, and there is no such migration.`)
  return { newest: Math.max(...entries.map(({ when }) => when)), oldest: found.when }
}

/** The list of migrations, as drizzle-kit writes it. */
export const readJournal = async (migrationsFolder: string) =>
  journalSchema.parse(await readJson(join(migrationsFolder, 'meta/_journal.json')))

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** @throws {OperatorError} the database is of a newer version that this one cannot work with */
export async function refuseNewer(db: Executor, own: Version) {
  const { newest, oldest } = await readVersion(db)
  if (newest > own.newest && oldest > own.newest)
    throw new OperatorError(
      'The tables come from a newer version, which this one does not know. Start the newer version; to go back, restore the backup from before it.',
      { section: 'what-can-go-wrong' },
    )
}

/** @throws {OperatorError} the database lacks migrations of this version */
export async function refuseOlder(db: Executor, own: Version) {
  const { newest } = await readVersion(db)
  if (newest < own.newest) throw olderTables()
}

/** @throws {OperatorError} the database is of a version that had no leases, which are no table of a migration */
export async function refuseUnleased(db: Executor) {
  const [found] = await readRows(db, sql`SELECT to_regclass('leases') IS NOT NULL AS "hasLeases"`)
  if (!found?.hasLeases) throw olderTables()
}

const olderTables = () =>
  new OperatorError(
    'The tables come from an older version. Run the command `migrate` with a user that may change them, then start again.',
    { section: 'what-can-go-wrong', isTemporary: true },
  )

/** Notes which programs work on the database, in the transaction that migrates it. */
export async function writeOldest(db: Executor, own: Version) {
  const { newest } = await readVersion(db)
  if (newest > own.newest) return
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`)
  await db.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.oldest_program (id boolean PRIMARY KEY DEFAULT true, version bigint NOT NULL)`,
  )
  await db.execute(
    sql`INSERT INTO drizzle.oldest_program (version) VALUES (${own.oldest}) ON CONFLICT (id) DO UPDATE SET version = ${own.oldest}`,
  )
}

/** Zeros where there are no tables. */
export async function readVersion(db: Executor): Promise<Version> {
  const [found] = await readRows(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "hasMigrations", to_regclass('drizzle.oldest_program') IS NOT NULL AS "hasOldest"`,
  )
  const read = async (query: ReturnType<typeof sql>) => Number((await readRows(db, query))[0]?.version ?? 0)
  return {
    newest: found?.hasMigrations
      ? await read(sql`SELECT max(created_at) AS version FROM drizzle.__drizzle_migrations`)
      : 0,
    oldest: found?.hasOldest ? await read(sql`SELECT version FROM drizzle.oldest_program`) : 0,
  }
}

/** Both drivers answer with rows. */
export const readRows = async (db: Executor, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows
