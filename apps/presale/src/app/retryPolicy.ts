/** How often a failed data fetch is tried again. */
export const RETRIES = 3

/**
 * How long to wait before trying again: 1 s, 2 s, 4 s, … at most 30 s.
 *
 * @param attempt 0 for the first retry
 * @returns milliseconds
 */
export function retryDelay(attempt: number) {
  return Math.min(1_000 * 2 ** attempt, 30_000)
}
