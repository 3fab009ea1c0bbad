import { RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import { describeCauses, joinAddress } from '../describeCauses.ts'
import { OperatorError } from '../errors.ts'
import type { RateStore } from './createRates.ts'

/** A request waits for its count, so a store that is slow counts as away soon. */
const ANSWER_MS = 1_000
const CONNECT_MS = 2_000
const MOST_BETWEEN_CONNECTS_MS = 2_000

export type OpenRedisStoreParameters = {
  url: string
  /** The environment variable that holds `url`. */
  urlVariable: string
}

/**
 * Counts in Redis, or in Valkey, which speaks its language.
 *
 * @throws {OperatorError} it cannot be used
 */
export async function openRedisStore({
  url,
  urlVariable,
}: OpenRedisStoreParameters): Promise<Pick<RateStore, 'createLimiter' | 'destroy'>> {
  let isOpen = false
  const client = createClient({
    url,
    // A request is counted in memory rather than later.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries, cause) =>
        isOpen ? Math.min(100 * 2 ** tries, MOST_BETWEEN_CONNECTS_MS) : cause,
    },
  })
  // A connection that breaks is made again; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    client.destroy()
    const { hostname, port } = new URL(url)
    throw new OperatorError(
      `Requests cannot be counted in the Redis of ${urlVariable}, at ${joinAddress(hostname, Number(port || 6_379))}: ${describeCauses(cause)}. Start it, or correct the address.`,
      { section: 'what-can-go-wrong', isTemporary: true, cause },
    )
  }
  isOpen = true
  return {
    createLimiter: ({ name, points, seconds }) =>
      new RLWrapperTimeouts({
        limiter: new RateLimiterRedis({
          storeClient: client,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          keyPrefix: name,
          points,
          duration: seconds,
          // Requests above the limit cost the store nothing.
          inMemoryBlockOnConsumed: points + 1,
        }),
        timeoutMs: ANSWER_MS,
      }),
    destroy: async () => client.destroy(),
  }
}
