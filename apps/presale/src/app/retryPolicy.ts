import { readRetryAfter } from '@foyer/site-kit/http'

/** Further tries of a failed data fetch. */
export const RETRIES = 3

/** The longest wait, in milliseconds. A server that asks for more is not worth waiting for. */
const LONGEST = 30_000

/**
 * Time to wait before trying again: about 1 s, 2 s, 4 s, … at most 30 s, or as long as the server says. Each time is
 * another one by a fifth, so that many pages that failed at once do not ask again at once.
 *
 * @param attempt 0 for the first retry
 * @returns milliseconds
 */
export function retryDelay(attempt: number, error?: unknown) {
  const wait = retryAfterOf(error)
  const least = wait === undefined ? 1_000 * 2 ** attempt : 1_000 * wait
  // A server's own time is never shortened.
  const spread = wait === undefined ? 0.8 + 0.4 * Math.random() : 1 + 0.2 * Math.random()
  return Math.min(spread * least, LONGEST)
}

/** The seconds of `retry-after` in the answer behind an error, of our own downloads or of viem's requests. */
export function retryAfterOf(error: unknown): number | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('retryAfter' in each && typeof each.retryAfter === 'number') return each.retryAfter
    if ('headers' in each && each.headers instanceof Headers) return readRetryAfter(each.headers)
  }
  return undefined
}
