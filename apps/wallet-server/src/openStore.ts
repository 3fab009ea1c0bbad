import { join } from 'node:path'
import { hasDatabase, OperatorError, openDatabase } from '@foyer/server-kit'
import * as authSchema from './auth/schema.ts'
import type { AuthDatabase } from './auth/types.ts'
import type { Role, StoreSettings } from './config.ts'
import * as sharedSchema from './shared/schema.ts'
import * as vaultSchema from './vault/schema.ts'
import type { VaultDatabase } from './vault/types.ts'

/** Any number; servers of one role on one Postgres take the same lock. */
const MIGRATION_LOCKS: Record<Role, number> = { auth: 7_362_001, vault: 7_362_002 }

const SCHEMAS = { auth: { ...authSchema, ...sharedSchema }, vault: { ...vaultSchema, ...sharedSchema } }

type Place = Pick<StoreSettings, 'databaseUrl' | 'databaseVariable' | 'stateDirectory'>
type OpenParameters = Place & { skipsMigrations?: boolean; needsMigrations?: boolean }

/** Describes a server's database to those who open it. */
export const describeDatabase = (role: Role, settings: OpenParameters) => ({
  ...settings,
  schema: SCHEMAS[role],
  migrationsFolder: join(import.meta.dirname, '../drizzle', role),
  migrationLock: MIGRATION_LOCKS[role],
  stateVariable: 'WALLET_STATE_DIR',
  lockFile: 'wallet.pid',
})

export const openAuthDatabase = (settings: OpenParameters): Promise<AuthDatabase> =>
  openDatabase({ ...describeDatabase('auth', settings), schema: SCHEMAS.auth })

export const openVaultDatabase = (settings: OpenParameters): Promise<VaultDatabase> =>
  openDatabase({ ...describeDatabase('vault', settings), schema: SCHEMAS.vault })

/** True for the error of a missing table: this version was not started on the database yet. */
export const isWithoutTables = (error: unknown): boolean => codeOf(error) === '42P01'

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ((error as { code?: unknown }).code ?? codeOf(error.cause)) : undefined

/**
 * Runs a command on the database of a server. It creates none where there is none: the command would do nothing unnoticed.
 *
 * @throws {OperatorError} there is no database, or none that this version was started on
 */
export async function runOnStore<S extends Place, T>(
  settings: S,
  run: (settings: S & { skipsMigrations: true }) => Promise<T>,
): Promise<T> {
  if (!hasDatabase(settings))
    throw noDatabase(`There is no database in ${settings.stateDirectory}.`, settings)
  try {
    return await run({ ...settings, skipsMigrations: true })
  } catch (cause) {
    if (!isWithoutTables(cause)) throw cause
    throw noDatabase('The database has not all tables of this version.', settings, { cause })
  }
}

const noDatabase = (problem: string, { databaseVariable }: Place, options: ErrorOptions = {}) =>
  new OperatorError(
    `${problem} Set WALLET_STATE_DIR and ${databaseVariable} as the server has them, and start it once.`,
    { section: 'what-can-go-wrong', ...options },
  )
