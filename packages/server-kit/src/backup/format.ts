import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import type { Schema } from '../database/types.ts'

/**
 * The first line of a backup. After it a line `["table", name]` stands before the rows of each table, a row is an object
 * as Postgres writes it, and the last line is `["end", number of rows]`: without it the backup is not whole.
 */
export const headerSchema = z.object({
  format: z.literal(1),
  /** Whose tables they are. */
  program: z.string(),
  /** The newest migration of the tables. */
  version: z.number(),
  createdAt: z.iso.datetime(),
  /** Ids of the keys that have sealed values of it. */
  keys: z.array(z.string()),
  /** In the order of the lines, those first that others refer to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
})

export type BackupHeader = z.output<typeof headerSchema>

export const markSchema = z.union([
  z.tuple([z.literal('table'), z.string()]),
  z.tuple([z.literal('end'), z.number()]),
])

/** Names of the tables in a module of tables. */
export const tablesOf = (schema: Schema): string[] =>
  Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))

/** The name of standard input and output. */
export const STANDARD_STREAM = '-'

/** The heading of each README about backups. */
export const SECTION = 'backup-and-restore'
