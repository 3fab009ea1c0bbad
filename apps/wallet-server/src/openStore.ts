import { join } from 'node:path'
import { openDatabase } from '@foyer/server-kit'
import * as authSchema from './auth/schema.ts'
import type { AuthDatabase } from './auth/types.ts'
import type { Role, StoreSettings } from './config.ts'
import * as sharedSchema from './shared/schema.ts'
import * as vaultSchema from './vault/schema.ts'
import type { VaultDatabase } from './vault/types.ts'

/** Any number; servers of one role on one Postgres take the same lock. */
const MIGRATION_LOCKS: Record<Role, number> = { auth: 7_362_001, vault: 7_362_002 }

const toParameters = (
  role: Role,
  settings: Pick<StoreSettings, 'databaseUrl' | 'databaseVariable' | 'stateDirectory'> & {
    skipsMigrations?: boolean
  },
) => ({
  ...settings,
  migrationsFolder: join(import.meta.dirname, '../drizzle', role),
  migrationLock: MIGRATION_LOCKS[role],
  stateVariable: 'WALLET_STATE_DIR',
  lockFile: 'wallet.pid',
})

type OpenParameters = Parameters<typeof toParameters>[1]

export const openAuthDatabase = (settings: OpenParameters): Promise<AuthDatabase> =>
  openDatabase({ ...toParameters('auth', settings), schema: { ...authSchema, ...sharedSchema } })

export const openVaultDatabase = (settings: OpenParameters): Promise<VaultDatabase> =>
  openDatabase({ ...toParameters('vault', settings), schema: { ...vaultSchema, ...sharedSchema } })
