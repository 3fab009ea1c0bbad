import { DownloadError, download } from '@foyer/site-kit/http'
import type { Hex } from 'viem'
import { ConsoleError } from '../../app/ConsoleError.ts'

/** Time that a shard may take, in milliseconds. */
const TIMEOUT = 20_000

/** A shard has some 50 kB, unless many of its addresses begin alike or an earlier release has made it. */
const MAX_BYTES = 4 * 2 ** 20

/**
 * Reads single shards, unchecked, from where buyers read them.
 *
 * @throws {ConsoleError} a shard is missing, takes too long, is too large, or is not JSON
 */
export function publishedShards(baseUrl: string) {
  return async (root: Hex, name: string): Promise<unknown> => {
    const url = `${baseUrl.replace(/\/$/, '')}/${root}/${name}.json`
    const text = await download(url, { timeout: TIMEOUT, maxBytes: MAX_BYTES }).catch((cause: unknown) => {
      throw refusal(url, cause instanceof DownloadError ? cause.details : [], cause)
    })
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw refusal(url, ['It is not JSON: a missing shard may be answered with the page of the app.'], cause)
    }
  }
}

function refusal(url: string, details: readonly string[], cause: unknown) {
  return new ConsoleError(`The shard ${url} cannot be read.`, {
    details,
    remedy: 'publish all shards of the root, and let this page read them',
    cause,
  })
}
