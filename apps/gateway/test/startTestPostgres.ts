import { createPostgresDatabase, type PostgresDatabase } from '@foyer/harness/postgres'

/** One server for the files that share a process: it takes longer to start than most tests. It ends with the process. */
let server: Promise<PostgresDatabase> | undefined

/** An empty database on it. */
export async function createTestPostgres() {
  server ??= createPostgresDatabase()
  return createPostgresDatabase({ env: { DATABASE_URL: (await server).url } })
}
