import type { Database, OpenDatabaseParameters, Schema } from './types.ts'

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {OperatorError} Postgres does not answer, PGlite does not start, or another process has the PGlite directory
 */
export async function openDatabase<T extends Schema>(
  parameters: OpenDatabaseParameters<T>,
): Promise<Database<T>> {
  const { databaseUrl } = parameters
  // Loaded when it is opened: a server without a database starts in a third of the memory.
  if (databaseUrl === undefined) return (await import('./openPglite.ts')).openPglite(parameters)
  return (await import('./openPostgres.ts')).openPostgres(databaseUrl, parameters)
}
