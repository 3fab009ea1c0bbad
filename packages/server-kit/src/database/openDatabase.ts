import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { OperatorError } from '../errors.ts'
import { lockDirectory } from './lockDirectory.ts'

type Schema = Record<string, unknown>

export type Database<T extends Schema = Schema> = {
  drizzle: PgDatabase<PgQueryResultHKT, T>
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /**
   * Runs `task` in one process at a time, over all that share the database, and aborts its signal when the lock is lost.
   * Undefined when another process has the lock.
   */
  tryWithLock: <R>(lock: number, task: (signal: AbortSignal) => Promise<R>) => Promise<R | undefined>
  destroy: () => Promise<void>
}

export type OpenDatabaseParameters<T extends Schema> = {
  schema: T
  migrationsFolder: string
  /** Number of the advisory lock under which the tables are brought up to date; one for each program. */
  migrationLock: number
  /** Postgres. Without it the database is PGlite in `stateDirectory`. */
  databaseUrl?: string | undefined
  /** The environment variable that holds `databaseUrl`. Default `DATABASE_URL`. */
  databaseVariable?: string
  stateDirectory: string
  /** The environment variable that holds `stateDirectory`. */
  stateVariable: string
  /** Name of the file in `stateDirectory` that says which process has it. */
  lockFile: string
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {OperatorError} Postgres does not answer, or another process has the PGlite directory
 */
export async function openDatabase<T extends Schema>(
  parameters: OpenDatabaseParameters<T>,
): Promise<Database<T>> {
  const { databaseUrl } = parameters
  return databaseUrl === undefined ? openPglite(parameters) : openPostgres(databaseUrl, parameters)
}

async function openPostgres<T extends Schema>(
  connectionString: string,
  { schema, migrationsFolder, migrationLock, databaseVariable = 'DATABASE_URL' }: OpenDatabaseParameters<T>,
): Promise<Database<T>> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const drizzle = drizzlePg(pool, { schema })
  try {
    await withLock(pool, migrationLock, () => migratePg(drizzle, { migrationsFolder }))
  } catch (cause) {
    await pool.end()
    throw new OperatorError(
      `The database of ${databaseVariable} cannot be used: it does not answer, or its user may not create tables. Check it, then start again.`,
      { section: 'what-can-go-wrong', isTemporary: true, cause },
    )
  }
  return {
    drizzle,
    ping: async () => void (await pool.query('SELECT 1')),
    tryWithLock: (lock, task) => tryWithLock(pool, lock, task),
    destroy: () => pool.end(),
  }
}

async function withLock<T>(pool: pg.Pool, lock: number, task: () => Promise<T>) {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    return await task()
  } finally {
    // The lock ends with its connection.
    client.release(true)
  }
}

async function tryWithLock<T>(pool: pg.Pool, lock: number, task: (signal: AbortSignal) => Promise<T>) {
  const client = await pool.connect()
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lock])
    return rows[0]?.taken === true ? await task(lost.signal) : undefined
  } finally {
    client.release(true)
  }
}

async function openPglite<T extends Schema>(parameters: OpenDatabaseParameters<T>): Promise<Database<T>> {
  const { schema, migrationsFolder, stateDirectory, stateVariable, lockFile } = parameters
  const release = await lockDirectory({ directory: stateDirectory, lockFile, variable: stateVariable })
  const client = await PGlite.create(join(stateDirectory, 'pglite'))
  const drizzle = drizzlePglite(client, { schema })
  await migratePglite(drizzle, { migrationsFolder })
  return {
    drizzle,
    ping: async () => void (await client.query('SELECT 1')),
    tryWithLock: (_, task) => task(new AbortController().signal),
    async destroy() {
      await client.close()
      await release()
    },
  }
}
