import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../errors.ts'

export type LockDirectoryParameters = {
  directory: string
  /** Name of the file that holds the process's number. */
  lockFile: string
  /** The environment variable that names the directory. */
  variable: string
}

/**
 * Claims a PGlite directory for this process. PGlite has no lock of its own, and two processes on one directory
 * destroy it.
 *
 * @throws {OperatorError} another process has it
 * @returns what releases it
 */
export async function lockDirectory(parameters: LockDirectoryParameters): Promise<() => Promise<void>> {
  const { directory, lockFile } = parameters
  await mkdir(directory, { recursive: true })
  const path = join(directory, lockFile)
  const holder = await readFile(path, 'utf8').catch(() => undefined)
  if (holder !== undefined && isRunning(Number(holder))) throw inUse(parameters, `process ${holder}`)
  await rm(path, { force: true })
  const file = await open(path, 'wx').catch(() => {
    throw inUse(parameters, 'another process')
  })
  await file.writeFile(`${process.pid}`)
  await file.close()
  return () => rm(path, { force: true })
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
