import { drizzle as createPgDrizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as createPgliteDrizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { toDatabaseError } from '../database/describeFailure.ts'
import { startLockedPglite } from '../database/startLockedPglite.ts'
import type { OpenDatabaseParameters, Schema } from '../database/types.ts'

/** One connection, on which a statement has no time limit. */
export type Session = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>

/**
 * Runs `task` in a transaction on the database as it is, and undoes the transaction when `task` fails.
 *
 * @throws {OperatorError} Postgres does not answer, or another process has the PGlite directory
 */
export async function withSession<R>(
  parameters: OpenDatabaseParameters<Schema>,
  begin: 'BEGIN' | 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  task: (session: Session) => Promise<R>,
): Promise<R> {
  const { session, destroy } = await (parameters.databaseUrl === undefined
    ? openPglite(parameters)
    : openPostgres(parameters.databaseUrl, parameters.databaseVariable))
  try {
    await session.execute(begin)
    // A pooler may hand out a session to which another connection has given its limits.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await session.execute(`SET LOCAL ${limit} = 0`)
    const result = await task(session)
    await session.execute('COMMIT')
    return result
  } catch (error) {
    await session.execute('ROLLBACK').catch(() => {})
    throw error
  } finally {
    await destroy()
  }
}

async function openPostgres(connectionString: string, databaseVariable = 'DATABASE_URL') {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect().catch((cause) => {
    throw toDatabaseError(cause, { connectionString, databaseVariable })
  })
  return { session: createPgDrizzle(client), destroy: () => client.end() }
}

async function openPglite(parameters: OpenDatabaseParameters<Schema>) {
  const { client, destroy } = await startLockedPglite(parameters)
  return { session: createPgliteDrizzle(client), destroy }
}
