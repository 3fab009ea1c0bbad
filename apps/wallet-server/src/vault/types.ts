import type { Database } from '@foyer/server-kit'
import type * as sharedSchema from '../shared/schema.ts'
import type * as vaultSchema from './schema.ts'

export type VaultSchema = typeof vaultSchema & typeof sharedSchema
export type VaultDatabase = Database<VaultSchema>
export type VaultDrizzle = VaultDatabase['drizzle']
