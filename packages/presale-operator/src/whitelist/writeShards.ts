import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, type Whitelist } from './buildWhitelist.ts'

/**
 * Writes `<directory>/<root>/<name>.json` for all shards. The folder is filled under a temporary name and then renamed,
 * so it appears whole or not at all; where it is there already, each file is replaced by itself, so none is ever missing.
 * Shards of other roots stay, for the old root is in force until the switch.
 *
 * @returns the folder of the shards
 */
export async function writeShards(directory: string, whitelist: Whitelist): Promise<string> {
  const target = join(directory, whitelist.root)
  const temporary = `${target}.${process.pid}.tmp`
  await mkdir(temporary, { recursive: true })
  try {
    for (const [name, content] of filesOf(whitelist))
      await writeFile(join(temporary, `${name}.json`), content)
    await rename(temporary, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
      for (const name of await readdir(temporary)) await rename(join(temporary, name), join(target, name))
    })
    return target
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
