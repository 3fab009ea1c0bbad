import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFolderError, OperatorError } from '@foyer/server-kit/program'

const PACKAGE = join(import.meta.dirname, '..')

/** Files and folders that Ponder reads. */
const SOURCES = ['ponder.config.ts', 'ponder.schema.ts', 'src', 'launcher', 'package.json']

/**
 * Copies what Ponder reads of this package to a directory for it to run in, and returns its path.
 * Ponder writes next to its config file (`ponder-env.d.ts`, `.ponder`) and has no option against it, while an installed
 * package may be read-only and a checkout must stay clean. Links instead of copies would not do: the schema would be
 * loaded by both of its paths, as two sets of tables.
 *
 * @throws {OperatorError} the directory cannot be written
 */
export async function copyProject(stateDirectory: string): Promise<string> {
  try {
    return await copy(stateDirectory)
  } catch (cause) {
    const problem = describeFolderError(cause, stateDirectory)
    if (problem === undefined) throw cause
    throw new OperatorError(`${problem}\nThe folder is that of INDEXER_STATE_DIR.`, {
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

const isNeeded = (path: string) => !path.endsWith('.test.ts')
