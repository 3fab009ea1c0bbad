import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { aptInstall, canUseApt } from '../browser/apt.ts'

const SERVERS = ['redis-server', 'valkey-server']

/**
 * Path of a Redis server on PATH, installing one with apt-get where that is allowed.
 *
 * @throws {Error} none found and none could be installed
 */
export async function findRedis(onProgress: (message: string) => void = console.error) {
  const installed = await findOnPath()
  if (installed !== undefined) return installed
  if (canUseApt()) {
    onProgress('No Redis on this machine: installing redis-server with apt-get (about ten seconds)')
    await aptInstall(['redis-server'], onProgress)
  }
  const path = await findOnPath()
  if (path !== undefined) return path
  throw new Error('No Redis was found and none could be installed. Install redis-server or valkey-server.')
}

async function findOnPath() {
  const directories = (process.env.PATH ?? '').split(delimiter).filter((directory) => directory !== '')
  for (const path of SERVERS.flatMap((name) => directories.map((directory) => join(directory, name)))) {
    const isExecutable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isExecutable) return path
  }
  return undefined
}
