import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseShard, type ReadShard, ShardSourceError, shardsOnTheWeb } from './shardSource.ts'

/** Opens the place of shards: a folder, or the http(s) address that the app reads them from. */
export function openShardSource(location: string): ReadShard {
  return /^https?:\/\//.test(location)
    ? shardsOnTheWeb(location.replace(/\/$/, ''))
    : shardsInFolder(location)
}

function shardsInFolder(folder: string): ReadShard {
  return async (root, name) => {
    const place = join(folder, root, `${name}.json`)
    const text = await readFile(place, 'utf8').catch((cause: unknown) => {
      throw new ShardSourceError(place, 'cannot be read', cause)
    })
    return parseShard(place, text)
  }
}
