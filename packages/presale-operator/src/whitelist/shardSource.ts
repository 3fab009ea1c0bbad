import type { Hex } from 'viem'
import { SaleError } from '../errors.ts'

/** A shard has some 50 kB, unless many of its addresses begin alike or an earlier release has made it. */
const MAX_SHARD_BYTES = 4 * 2 ** 20
const TIMEOUT = 20_000

/** Reads one shard, unchecked. @throws {ShardSourceError} it is missing or is not JSON */
export type ReadShard = (root: Hex, name: string) => Promise<unknown>

/** A shard cannot be read where the shards should be. */
export class ShardSourceError extends SaleError {
  override name = 'ShardSourceError'
  constructor(place: string, problem: string, cause?: unknown) {
    super(`The shard ${place} ${problem}.`, {
      remedy:
        'run `presale whitelist build` and `whitelist publish`, or name the place of the shards with --shards',
      docs: 'the-whitelist',
      cause,
    })
  }
}

/** Reads shards below the address that the app reads them from. Runs in a browser, too. */
export function shardsOnTheWeb(baseUrl: string): ReadShard {
  return async (root, name) => {
    const place = `${baseUrl}/${root}/${name}.json`
    const response = await fetch(place, { signal: AbortSignal.timeout(TIMEOUT) }).catch((cause: unknown) => {
      throw new ShardSourceError(place, 'cannot be fetched', cause)
    })
    if (!response.ok) throw new ShardSourceError(place, `is answered with ${response.status}`)
    if (Number(response.headers.get('content-length')) > MAX_SHARD_BYTES)
      throw new ShardSourceError(place, 'is too large to be a shard')
    return parseShard(place, await response.text())
  }
}

/** @param place where the text is from, for messages */
export function parseShard(place: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ShardSourceError(
      place,
      'is not JSON: a missing shard may be answered with the page of the app',
      cause,
    )
  }
}
