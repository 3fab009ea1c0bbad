import * as z from 'zod'

/** The setting of every server: counts requests in the memory of each process, or in its Postgres for all. */
export const rateStore = z
  .enum(['memory', 'postgres'], { error: 'Expected memory or postgres.' })
  .default('memory')

export type RateStoreName = z.output<typeof rateStore>
