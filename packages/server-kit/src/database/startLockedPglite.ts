import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDirectory, toFolderError } from './lockDirectory.ts'
import { startPglite } from './startPglite.ts'
import type { OpenDatabaseParameters, Schema } from './types.ts'

/**
 * Starts a PGlite on its directory, which no other process has until it is destroyed.
 *
 * @throws {OperatorError} PGlite does not start, or another process has the directory
 */
export async function startLockedPglite(parameters: OpenDatabaseParameters<Schema>) {
  const { stateDirectory, stateVariable, lockFile } = parameters
  const release = await lockDirectory({ directory: stateDirectory, lockFile, variable: stateVariable })
  const client = await start(parameters).catch(async (error) => {
    await release()
    throw error
  })
  return { client, destroy: () => client.close().finally(release) }
}

/** PGlite takes seconds to start before it finds a folder that it cannot write to, so that is asked first. */
async function start({
  stateDirectory,
  stateVariable,
  databaseVariable = 'DATABASE_URL',
}: OpenDatabaseParameters<Schema>) {
  const directory = join(stateDirectory, 'pglite')
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
