import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { LauncherError } from './errors.ts'

const PACKAGE = join(import.meta.dirname, '..')

/** What Ponder reads. */
const SOURCES = ['ponder.config.ts', 'ponder.schema.ts', 'src', 'launcher', 'package.json']

/**
 * Copies what Ponder reads of this package to a directory for it to run in, and returns its path.
 * Ponder writes next to its config file (`ponder-env.d.ts`, `.ponder`) and has no option against it, while an installed
 * package may be read-only and a checkout must stay clean. Links instead of copies would not do: the schema would be
 * loaded by both of its paths, as two sets of tables.
 *
 * @throws {LauncherError} the directory cannot be written
 */
export async function copyProject(stateDirectory: string): Promise<string> {
  try {
    return await copy(stateDirectory)
  } catch (cause) {
    const problem = describeFolderError(cause, stateDirectory)
    if (problem === undefined) throw cause
    throw new LauncherError(`${problem}\nThe folder is that of INDEXER_STATE_DIR.`, {
      section: 'what-can-go-wrong',
      cause,
    })
  }
}

async function copy(stateDirectory: string) {
  const project = join(stateDirectory, 'project')
  await rm(project, { recursive: true, force: true })
  await mkdir(project, { recursive: true })
  for (const source of SOURCES) {
    await cp(join(PACKAGE, source), join(project, source), { recursive: true, filter: isNeeded })
  }
  await symlink(join(PACKAGE, 'node_modules'), join(project, 'node_modules'))
  return project
}

function describeFolderError(error: unknown, folder: string) {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EACCES':
    case 'EPERM': {
      const { uid } = userInfo()
      return `${folder} cannot be written by user ${uid}. Let this user own it: chown -R ${uid} ${folder}`
    }
    case 'EROFS':
      return `${folder} is on a read-only disk. Mount it so that it can be written.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of ${folder} is full. Free some space.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${folder} is no folder.`
    default:
      return undefined
  }
}

const isNeeded = (path: string) => !path.endsWith('.test.ts')
