import * as z from 'zod'

/** The setting of every server: seconds for which it still answers after it is told to end, with `/ready` at 503. */
export const drainSeconds = z.coerce
  .number({ error: 'Expected the seconds until a balancer sends no more requests.' })
  .min(0)
  .max(300)
  .default(0)
