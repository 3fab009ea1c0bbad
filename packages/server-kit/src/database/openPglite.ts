import { join } from 'node:path'
import { drizzle as createDrizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDirectory, toFolderError } from './lockDirectory.ts'
import { startPglite } from './startPglite.ts'
import type { Database, OpenDatabaseParameters, Schema } from './types.ts'

/** See `openDatabase`. */
export async function openPglite<T extends Schema>(
  parameters: OpenDatabaseParameters<T>,
): Promise<Database<T>> {
  const { schema, migrationsFolder, skipsMigrations, stateDirectory, stateVariable, lockFile } = parameters
  const { databaseVariable = 'DATABASE_URL' } = parameters
  const release = await lockDirectory({ directory: stateDirectory, lockFile, variable: stateVariable })
  const directory = join(stateDirectory, 'pglite')
  const place = { directory: stateDirectory, variable: stateVariable }
  const client = await startPglite({ directory, databaseVariable }).catch(async (error) => {
    await release()
    throw toFolderError(error, place) ?? error
  })
  const drizzle = createDrizzle(client, { schema })
  try {
    if (!skipsMigrations) await migrate(drizzle, { migrationsFolder })
  } catch (cause) {
    await client.close().catch(() => {})
    await release()
    throw toFolderError(cause, place) ?? cause
  }
  return {
    drizzle,
    ping: async () => void (await client.query('SELECT 1')),
    tryWithLock: (_, task) => task(new AbortController().signal),
    async destroy() {
      await client.close()
      await release()
    },
  }
}
