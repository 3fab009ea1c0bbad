import { drizzle as createDrizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { OperatorError } from '../errors.ts'
import type { Database, OpenDatabaseParameters, Schema } from './types.ts'

/** See `openDatabase`. */
export async function openPostgres<T extends Schema>(
  connectionString: string,
  parameters: OpenDatabaseParameters<T>,
): Promise<Database<T>> {
  const { schema, migrationsFolder, migrationLock, skipsMigrations } = parameters
  const { databaseVariable = 'DATABASE_URL' } = parameters
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const drizzle = createDrizzle(pool, { schema })
  try {
    if (skipsMigrations) await pool.query('SELECT 1')
    else await withLock(pool, migrationLock, () => migrate(drizzle, { migrationsFolder }))
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
