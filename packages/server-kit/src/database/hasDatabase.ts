import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenDatabaseParameters, Schema } from './types.ts'

/** True if there may be a database: for Postgres only its answer tells. */
export const hasDatabase = ({
  databaseUrl,
  stateDirectory,
}: Pick<OpenDatabaseParameters<Schema>, 'databaseUrl' | 'stateDirectory'>): boolean =>
  databaseUrl !== undefined || existsSync(join(stateDirectory, 'pglite'))
