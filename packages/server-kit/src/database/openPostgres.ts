import { drizzle as createDrizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { OperatorError } from '../errors.ts'
import { createPool, type PoolTimeouts } from './createPool.ts'
import type { Database, OpenDatabaseParameters, Schema } from './types.ts'
import { withConnection } from './withConnection.ts'

/** See `openDatabase`. */
export async function openPostgres<T extends Schema>(
  connectionString: string,
  parameters: OpenDatabaseParameters<T>,
  timeouts?: Partial<PoolTimeouts>,
): Promise<Database<T>> {
  const { schema, skipsMigrations, databaseVariable = 'DATABASE_URL' } = parameters
  const { pool, destroy } = createPool(connectionString, timeouts)
  const drizzle = createDrizzle(pool, { schema })
  // Drizzle's own one loses the connection when BEGIN fails, and uses it again when ROLLBACK does.
  drizzle.transaction = (run, config) =>
    withConnection(pool, (client) => createDrizzle(client, { schema }).transaction(run, config))
  try {
    if (skipsMigrations) await pool.query('SELECT 1')
    else await migrateOnce(connectionString, parameters)
  } catch (cause) {
    await destroy()
    throw new OperatorError(
      `The database of ${databaseVariable} cannot be used: it does not answer, or its user may not create tables. Check it, then start again.`,
      { section: 'what-can-go-wrong', isTemporary: true, cause },
    )
  }
  return {
    drizzle,
    ping: async () => void (await pool.query('SELECT 1')),
    tryWithLock: (lock, task) => tryWithLock(pool, lock, task),
    destroy,
  }
}

/** Brings the tables up to date on a connection of its own, for which a statement may take its time. */
async function migrateOnce<T extends Schema>(
  connectionString: string,
  { migrationsFolder, migrationLock }: OpenDatabaseParameters<T>,
) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    // The lock ends with its connection.
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await migrate(createDrizzle(client), { migrationsFolder })
  } finally {
    await client.end()
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
