import { join } from 'node:path'
import { openDatabase } from '@foyer/server-kit'
import * as schema from './schema.ts'

const MIGRATIONS = join(import.meta.dirname, '../../drizzle')

/** Any number; every gateway on one Postgres takes the same lock. */
const MIGRATION_LOCK = 7_361_001

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
export const createDatabase = ({ migrates = true, ...place }: CreateDatabaseParameters) =>
  openDatabase({ ...describeDatabase(place), skipsMigrations: !migrates, needsMigrations: !migrates })

/** Describes a gateway's database to those who open it. */
export const describeDatabase = ({
  databaseUrl,
  stateDirectory,
}: Omit<CreateDatabaseParameters, 'migrates'>) => ({
  schema,
  migrationsFolder: MIGRATIONS,
  migrationLock: MIGRATION_LOCK,
  databaseUrl,
  stateDirectory,
  stateVariable: 'GATEWAY_STATE_DIR',
  lockFile: 'gateway.pid',
})
