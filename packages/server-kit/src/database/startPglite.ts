import { PGlite } from '@electric-sql/pglite'
import { describeFolderError } from '../describeFolderError.ts'
import { OperatorError } from '../errors.ts'

/**
 * Postgres' default of 128 MB is filled with zeros at each start, which is most of the time that a start takes. The files
 * below are cached by the operating system.
 */
const MEMORY = ['-c', 'shared_buffers=8MB']

export type StartPgliteParameters = {
  directory: string
  /** The environment variable by which the operator chooses a Postgres instead. */
  databaseVariable: string
  /** Default that of PGlite. */
  create?: (directory: string) => Promise<PGlite>
}

/**
 * Starts PGlite on a directory. On a machine with much to do it fails now and then with `PGlite failed to initialize
 * properly` and leaves the directory as it was, so a failed start is followed by one more, of a fresh instance, unless the
 * disk is full or the directory cannot be written.
 *
 * @throws {OperatorError} it cannot be opened
 */
export async function startPglite({
  directory,
  databaseVariable,
  create = (path) => PGlite.create(path, { startParams: [...PGlite.defaultStartParams, ...MEMORY] }),
}: StartPgliteParameters): Promise<PGlite> {
  try {
    return await create(directory).catch((error) => {
      if (describeFolderError(error, directory) !== undefined) throw error
      return create(directory)
    })
  } catch (cause) {
    throw new OperatorError(
      `The database in ${directory} cannot be opened: PGlite failed to start twice. Free memory or processor time and start again; if it fails each time, restore the directory from a backup, or set ${databaseVariable} to use a Postgres.`,
      { section: 'what-can-go-wrong', isTemporary: true, cause },
    )
  }
}
