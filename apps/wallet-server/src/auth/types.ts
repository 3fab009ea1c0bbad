import type { Database } from '@foyer/server-kit'
import type * as sharedSchema from '../shared/schema.ts'
import type * as authSchema from './schema.ts'

export type AuthSchema = typeof authSchema & typeof sharedSchema
export type AuthDatabase = Database<AuthSchema>
export type AuthDrizzle = AuthDatabase['drizzle']
