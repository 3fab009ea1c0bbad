import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Whitelist } from './buildWhitelist.ts'

/**
 * Writes `<directory>/<root>/<xx>.json` for all 256 shards. The folder appears whole or not at all: it is filled under a
 * temporary name and then renamed. Shards of other roots stay, for the old root is in force until the switch.
 *
 * @returns the folder of the shards
 */
export async function writeShards(directory: string, { root, shards }: Whitelist): Promise<string> {
  const target = join(directory, root)
  const temporary = `${target}.${process.pid}.tmp`
  await mkdir(temporary, { recursive: true })
  try {
    for (const [name, shard] of shards)
      await writeFile(join(temporary, `${name}.json`), JSON.stringify(shard))
    await rm(target, { recursive: true, force: true })
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    throw error
  }
  return target
}
