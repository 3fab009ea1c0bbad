import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { aptInstall, canUseApt } from '../browser/apt.ts'

export type FindProgramParameters = {
  /** Names of files, of which the first one that is there is taken. */
  names: readonly string[]
  /** The package of Debian that has it. */
  debianPackage: string
  onProgress?: (message: string) => void
}

/** Path of a program of the system, installing it with apt-get where that is allowed. Undefined where there is none. */
export async function findProgram(parameters: FindProgramParameters): Promise<string | undefined> {
  const { names, debianPackage, onProgress = console.error } = parameters
  const installed = await findOnPath(names)
  if (installed !== undefined || !canUseApt()) return installed
  onProgress(`No ${debianPackage} on this machine: installing it with apt-get (about ten seconds)`)
  await aptInstall([debianPackage], onProgress)
  return findOnPath(names)
}

/** Servers are installed where the PATH of a user may not lead. */
const SERVERS = '/usr/sbin'

async function findOnPath(names: readonly string[]) {
  const directories = (process.env.PATH ?? '').split(delimiter).filter((directory) => directory !== '')
  for (const path of names.flatMap((name) => [...directories, SERVERS].map((each) => join(each, name)))) {
    const isExecutable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isExecutable) return path
  }
  return undefined
}
