import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Lease } from './leases.ts'

export type Schema = Record<string, unknown>

export type Database<T extends Schema = Schema> = {
  drizzle: PgDatabase<PgQueryResultHKT, T>
  /** The same on separate connections, for work that no request waits for: a slow one takes none from requests. */
  background: PgDatabase<PgQueryResultHKT, T>
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /** Connections of requests: those there are, those of them that are idle, and requests that wait for one. */
  countConnections: () => { total: number; idle: number; waiting: number }
  /** True if only a restart of this process helps: it gets no connection, and another process does. */
  isStuck: () => boolean
  /** Runs `task` in one process at a time, over all that share the database. Undefined when another process has the lease. */
  lead: <R>(lease: string, task: (lease: Lease) => Promise<R>) => Promise<R | undefined>
  destroy: () => Promise<void>
}

export type OpenDatabaseParameters<T extends Schema> = {
  schema: T
  migrationsFolder: string
  /** Leaves the tables as they are, for commands that only look. Default false. */
  skipsMigrations?: boolean
  /** Refuses tables that lack migrations of this version, where those are skipped. Default false. */
  needsMigrations?: boolean
  /** Number of the advisory lock under which the tables are brought up to date; one for each program. */
  migrationLock: number
  /** Postgres. Without it the database is PGlite in `stateDirectory`. */
  databaseUrl?: string | undefined
  /** The environment variable that holds `databaseUrl`. Default `DATABASE_URL`. */
  databaseVariable?: string
  stateDirectory: string
  /** The environment variable that holds `stateDirectory`. */
  stateVariable: string
  /** Name of the file in `stateDirectory` that says which process has it. */
  lockFile: string
}
