import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle as createDrizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDirectory, toFolderError } from './lockDirectory.ts'
import { startPglite } from './startPglite.ts'
import type { Database, OpenDatabaseParameters, Schema } from './types.ts'
import { readOwnVersion, refuseNewer, refuseOlder, writeOldest } from './version.ts'

/** See `openDatabase`. */
export async function openPglite<T extends Schema>(
  parameters: OpenDatabaseParameters<T>,
): Promise<Database<T>> {
  const { schema, stateDirectory, stateVariable, lockFile } = parameters
  const release = await lockDirectory({ directory: stateDirectory, lockFile, variable: stateVariable })
  const directory = join(stateDirectory, 'pglite')
  const place = { directory: stateDirectory, variable: stateVariable }
  const client = await start(parameters, directory).catch(async (error) => {
    await release()
    throw error
  })
  const drizzle = createDrizzle(client, { schema })
  try {
    await prepare(drizzle, parameters)
  } catch (cause) {
    await client.close().catch(() => {})
    await release()
    throw toFolderError(cause, place) ?? cause
  }
  return {
    drizzle,
    background: drizzle,
    isStuck: () => false,
    countConnections: () => ({ total: 1, idle: 0, waiting: 0 }),
    ping: async () => void (await client.query('SELECT 1')),
    // No other process has the directory.
    lead: (_, task) => task({ signal: new AbortController().signal, hold: async () => {} }),
    async destroy() {
      await client.close()
      await release()
    },
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

/** PGlite takes seconds to start before it finds a folder that it cannot write to, so that is asked first. */
async function start(
  { stateDirectory, stateVariable, databaseVariable = 'DATABASE_URL' }: OpenDatabaseParameters<Schema>,
  directory: string,
) {
  try {
    await mkdir(directory, { recursive: true })
    await access(directory, constants.W_OK)
  } catch (error) {
    throw toFolderError(error, { directory, variable: stateVariable }) ?? error
  }
  return startPglite({ directory, databaseVariable }).catch((error) => {
    throw toFolderError(error, { directory: stateDirectory, variable: stateVariable }) ?? error
  })
}
