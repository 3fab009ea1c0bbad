import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { OperatorError } from '../errors.ts'
import * as schema from './schema.ts'

const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, '../../drizzle') }

/** Any number; every gateway on one Postgres takes the same locks. */
const LOCKS = { migrate: 7_361_001, scan: 7_361_002 }

export type Drizzle = PgDatabase<PgQueryResultHKT, typeof schema>

export type Database = {
  drizzle: Drizzle
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /**
   * Runs `task` in one process at a time, over all that share the database, and aborts its signal when the lock is lost.
   * Undefined when another process has the lock.
   */
  whileScanning: <T>(task: (signal: AbortSignal) => Promise<T>) => Promise<T | undefined>
  destroy: () => Promise<void>
}

export type CreateDatabaseParameters = {
  /** Postgres. Without it the database is PGlite in `stateDirectory`. */
  databaseUrl?: string | undefined
  stateDirectory: string
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {OperatorError} Postgres does not answer, or another process has the PGlite directory
 */
export async function createDatabase(parameters: CreateDatabaseParameters): Promise<Database> {
  const { databaseUrl, stateDirectory } = parameters
  return databaseUrl === undefined ? openPglite(stateDirectory) : openPostgres(databaseUrl)
}

async function openPostgres(connectionString: string): Promise<Database> {
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
    await withLock(pool, LOCKS.migrate, () => migratePg(drizzle, MIGRATIONS))
  } catch (cause) {
    await pool.end()
    throw new OperatorError(
      'The database of DATABASE_URL cannot be used: it does not answer, or its user may not create tables. Check it, then start again.',
      { section: 'what-can-go-wrong', isTemporary: true, cause },
    )
  }
  return {
    drizzle,
    ping: async () => void (await pool.query('SELECT 1')),
    whileScanning: (task) => tryWithLock(pool, LOCKS.scan, task),
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

async function openPglite(stateDirectory: string): Promise<Database> {
  const release = await lockDirectory(stateDirectory)
  const client = await PGlite.create(join(stateDirectory, 'pglite'))
  const drizzle = drizzlePglite(client, { schema })
  await migratePglite(drizzle, MIGRATIONS)
  return {
    drizzle,
    ping: async () => void (await client.query('SELECT 1')),
    whileScanning: (task) => task(new AbortController().signal),
    async destroy() {
      await client.close()
      await release()
    },
  }
}

/** PGlite has no lock of its own, and two processes on one directory destroy it. */
async function lockDirectory(stateDirectory: string) {
  await mkdir(stateDirectory, { recursive: true })
  const path = join(stateDirectory, 'gateway.pid')
  const holder = await readFile(path, 'utf8').catch(() => undefined)
  if (holder !== undefined && isRunning(Number(holder))) throw inUse(stateDirectory, holder)
  await rm(path, { force: true })
  const file = await open(path, 'wx').catch(() => {
    throw inUse(stateDirectory, 'another process')
  })
  await file.writeFile(`${process.pid}`)
  await file.close()
  return () => rm(path, { force: true })
}

const inUse = (stateDirectory: string, holder: string) =>
  new OperatorError(
    `The database in ${stateDirectory} belongs to process ${holder}. Stop it, set another GATEWAY_STATE_DIR, or set DATABASE_URL to share a Postgres.`,
    { section: 'what-can-go-wrong' },
  )

function isRunning(pid: number) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  // After a restart of its container a process may have the number of the one that wrote the file.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
