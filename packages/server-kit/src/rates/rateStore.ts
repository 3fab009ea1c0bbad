import * as z from 'zod'

/** The setting of every server: counts requests in the memory of each process, or in its Postgres or a Redis for all. */
export const rateStore = z
  .enum(['memory', 'postgres', 'redis'], { error: 'Expected memory, postgres or redis.' })
  .default('memory')

export type RateStoreName = z.output<typeof rateStore>

/** The setting of every server: the Redis, or the Valkey, in which requests are counted. */
export const redisUrl = z
  .url({ protocol: /^rediss?$/, error: 'Expected redis://… or rediss://….' })
  .optional()
