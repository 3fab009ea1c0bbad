import { join } from 'node:path'
import { openDatabase } from '@foyer/server-kit'
import * as schema from './schema.ts'

const MIGRATIONS = join(import.meta.dirname, '../../drizzle')

/** Any number; every gateway on one Postgres takes the same locks. */
const LOCKS = { migrate: 7_361_001, scan: 7_361_002 }

export type Database = Awaited<ReturnType<typeof createDatabase>>

export type CreateDatabaseParameters = {
  /** Postgres. Without it the database is PGlite in `stateDirectory`. */
  databaseUrl?: string | undefined
  stateDirectory: string
  /** Brings the tables up to date; otherwise older ones are refused. Default true. */
  migrates?: boolean
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {OperatorError} Postgres does not answer, or another process has the PGlite directory
 */
export async function createDatabase({
  databaseUrl,
  stateDirectory,
  migrates = true,
}: CreateDatabaseParameters) {
  const { tryWithLock, ...database } = await openDatabase({
    schema,
    migrationsFolder: MIGRATIONS,
    migrationLock: LOCKS.migrate,
    ...{ skipsMigrations: !migrates, needsMigrations: !migrates },
    databaseUrl,
    stateDirectory,
    stateVariable: 'GATEWAY_STATE_DIR',
    lockFile: 'gateway.pid',
  })
  return {
    ...database,
    /**
     * Runs `task` in one process at a time, over all that share the database, and aborts its signal when the lock is
     * lost. Undefined when another process has the lock.
     */
    whileScanning: <T>(task: (signal: AbortSignal) => Promise<T>) => tryWithLock(LOCKS.scan, task),
  }
}
