import { drizzle as createDrizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { OperatorError } from '../errors.ts'
import { createPool, type PoolTimeouts } from './createPool.ts'
import { createStuckCheck } from './createStuckCheck.ts'
import { toDatabaseError } from './describeFailure.ts'
import { createLeases, createLeaseTable } from './leases.ts'
import { limitTransaction } from './limits.ts'
import type { Database, OpenDatabaseParameters, Schema } from './types.ts'
import { readOwnVersion, refuseNewer, refuseOlder, refuseUnleased, writeOldest } from './version.ts'
import { withConnection } from './withConnection.ts'

/** One is for the clean-up, and one for what else works in the background. */
const BACKGROUND_CONNECTIONS = 2

/** Leases have a separate connection: one that waits ends. A renewal waits while its holder writes, and is repeated. */
const LEASE_POOL = { max: 1, connectMs: 2_000, statementMs: 2_000, lockMs: 1_000, answerMs: 3_000 }

/** See `openDatabase`. */
export async function openPostgres<T extends Schema>(
  connectionString: string,
  parameters: OpenDatabaseParameters<T>,
  timeouts?: Partial<PoolTimeouts>,
): Promise<Database<T>> {
  const { schema, databaseVariable = 'DATABASE_URL' } = parameters
  const { pool, destroy: destroyPool } = createPool(connectionString, timeouts)
  // A separate connection: a slow table keeps those of requests busy, and a server that is not ready gets none at all.
  const probe = createPool(connectionString, { ...timeouts, max: 1 })
  const apart = createPool(connectionString, { ...timeouts, max: BACKGROUND_CONNECTIONS })
  const leasing = createPool(connectionString, { ...timeouts, ...LEASE_POOL })
  const leases = createLeases({ pool: leasing.pool })
  async function destroy() {
    await leases.destroy()
    await Promise.all([destroyPool(), probe.destroy(), apart.destroy(), leasing.destroy()])
  }
  const [drizzle, background] = [createSafeDrizzle(pool, schema), createSafeDrizzle(apart.pool, schema)]
  try {
    await prepare(drizzle, connectionString, parameters)
  } catch (cause) {
    await destroy()
    throw cause instanceof OperatorError
      ? cause
      : toDatabaseError(cause, { connectionString, databaseVariable })
  }
  return {
    drizzle,
    background,
    ping: async () => void (await probe.pool.query('SELECT 1')),
    countConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isStuck: createStuckCheck({
      ask: () => pool.query('SELECT 1'),
      askApart: () => probe.pool.query('SELECT 1'),
    }),
    lead: leases.lead,
    destroy,
  }
}

/** Drizzle's own transaction loses the connection when BEGIN fails, and uses it again when ROLLBACK does. */
function createSafeDrizzle<T extends Schema>(pool: pg.Pool, schema: T) {
  const drizzle = createDrizzle(pool, { schema })
  drizzle.transaction = (run, config) =>
    withConnection(pool, (client) =>
      createDrizzle(client, { schema }).transaction(async (tx) => {
        await limitTransaction(client)
        return run(tx)
      }, config),
    )
  return drizzle
}

async function prepare<T extends Schema>(
  drizzle: Database<T>['drizzle'],
  connectionString: string,
  parameters: OpenDatabaseParameters<T>,
) {
  const { migrationsFolder, skipsMigrations, needsMigrations } = parameters
  const own = await readOwnVersion(migrationsFolder)
  if (!skipsMigrations) return migrateOnce(connectionString, parameters, own)
  await refuseNewer(drizzle, own)
  if (!needsMigrations) return
  await refuseOlder(drizzle, own)
  await refuseUnleased(drizzle)
}

/** Brings the tables up to date on a separate connection, on which a statement has no time limit. */
async function migrateOnce<T extends Schema>(
  connectionString: string,
  { migrationsFolder, migrationLock }: OpenDatabaseParameters<T>,
  own: Awaited<ReturnType<typeof readOwnVersion>>,
) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    // A pooler may give each transaction another session, so the lock is one of the transaction. Drizzle's own BEGIN is a
    // mere warning inside, and its COMMIT ends both.
    await client.query(BEGIN_WITHOUT_LIMITS)
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    const drizzle = createDrizzle(client)
    await refuseNewer(drizzle, own)
    await writeOldest(drizzle, own)
    await createLeaseTable(drizzle)
    await migrate(drizzle, { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** A pooler may hand out a session to which another connection of this program has given its limits. */
const BEGIN_WITHOUT_LIMITS =
  'BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'
