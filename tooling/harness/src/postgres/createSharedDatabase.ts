import { createPostgresDatabase, type PostgresDatabase } from './createPostgresDatabase.ts'

let server: Promise<PostgresDatabase> | undefined

/**
 * An empty database on a server that the tests of a process share, for a server that starts takes longer than most tests.
 * The server ends with the process.
 *
 * @throws {PostgresStartError} no server could be started
 */
export async function createSharedDatabase() {
  server ??= createPostgresDatabase()
  return createPostgresDatabase({ env: { DATABASE_URL: (await server).url } })
}
