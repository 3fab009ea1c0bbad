import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFolderError } from '../describeFolderError.ts'
import { OperatorError } from '../errors.ts'

export type LockDirectoryParameters = {
  directory: string
  /** Name of the file that holds the process's number. */
  lockFile: string
  /** The environment variable that names the directory. */
  variable: string
}

/**
 * Claims a PGlite directory for this process. PGlite has no lock, and two processes on one directory
 * destroy it.
 *
 * @throws {OperatorError} another process has it, or it cannot be written
 * @returns what releases it
 */
export async function lockDirectory(parameters: LockDirectoryParameters): Promise<() => Promise<void>> {
  const { directory, lockFile } = parameters
  const path = join(directory, lockFile)
  await writeLock(parameters, path).catch((cause) => {
    throw toFolderError(cause, parameters) ?? cause
  })
  return () => rm(path, { force: true })
}

/** A failure of the folder's disk as an error for the operator; undefined for others. */
export function toFolderError(
  cause: unknown,
  { directory, variable }: Pick<LockDirectoryParameters, 'directory' | 'variable'>,
): OperatorError | undefined {
  const text = describeFolderError(cause, directory)
  if (text === undefined) return undefined
  return new OperatorError(`${text}\nThe folder is that of ${variable}.`, {
    section: 'what-can-go-wrong',
    cause,
  })
}

async function writeLock(parameters: LockDirectoryParameters, path: string) {
  await mkdir(parameters.directory, { recursive: true })
  const holder = await readFile(path, 'utf8').catch(() => undefined)
  if (holder !== undefined && isRunning(Number(holder))) throw inUse(parameters, `process ${holder}`)
  await rm(path, { force: true })
  const file = await open(path, 'wx').catch((cause) => {
    // Another process has made it since.
    throw cause.code === 'EEXIST' ? inUse(parameters, 'another process') : cause
  })
  try {
    await file.writeFile(`${process.pid}`)
  } finally {
    await file.close()
  }
}

const inUse = ({ directory, variable }: LockDirectoryParameters, holder: string) =>
  new OperatorError(
    `The database in ${directory} belongs to ${holder}. Stop it, set another ${variable}, or set DATABASE_URL to share a Postgres.`,
    { section: 'what-can-go-wrong' },
  )

function isRunning(pid: number) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  // After a restart of its container a process may have the number of the one that wrote the file.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
