import { drizzle as createDrizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { toFolderError } from './lockDirectory.ts'
import { startLockedPglite } from './startLockedPglite.ts'
import type { Database, OpenDatabaseParameters, Schema } from './types.ts'
import { readOwnVersion, refuseNewer, refuseOlder, writeOldest } from './version.ts'

/** See `openDatabase`. */
export async function openPglite<T extends Schema>(
  parameters: OpenDatabaseParameters<T>,
): Promise<Database<T>> {
  const { schema, stateDirectory, stateVariable } = parameters
  const { client, destroy } = await startLockedPglite(parameters)
  const drizzle = createDrizzle(client, { schema })
  try {
    await prepare(drizzle, parameters)
  } catch (cause) {
    await destroy().catch(() => {})
    throw toFolderError(cause, { directory: stateDirectory, variable: stateVariable }) ?? cause
  }
  return {
    drizzle,
    background: drizzle,
    isStuck: () => false,
    countConnections: () => ({ total: 1, idle: 0, waiting: 0 }),
    ping: async () => void (await client.query('SELECT 1')),
    // No other process has the directory.
    lead: (_, task) => task({ signal: new AbortController().signal, hold: async () => {} }),
    destroy,
  }
}

async function prepare<T extends Schema>(
  drizzle: PgliteDatabase<T>,
  { migrationsFolder, skipsMigrations, needsMigrations }: OpenDatabaseParameters<T>,
) {
  const own = await readOwnVersion(migrationsFolder)
  await refuseNewer(drizzle, own)
  if (skipsMigrations) return needsMigrations ? refuseOlder(drizzle, own) : undefined
  await migrate(drizzle, { migrationsFolder })
  await writeOldest(drizzle, own)
}
