import { findProgram } from '../programs/findProgram.ts'

/**
 * Path of a Redis server on PATH, installing one with apt-get where that is allowed.
 *
 * @throws {Error} none found and none could be installed
 */
export async function findRedis() {
  const path = await findProgram({
    names: ['redis-server', 'valkey-server'],
    debianPackage: 'redis-server',
  })
  if (path !== undefined) return path
  throw new Error('No Redis was found and none could be installed. Install redis-server or valkey-server.')
}
