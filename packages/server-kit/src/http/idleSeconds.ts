import * as z from 'zod'

/** Longer than proxies keep idle connections, mostly 60 s: one that the server closes first may lose a request. */
export const IDLE_SECONDS = 75

/** The setting of every server: seconds after which a connection without a request is closed. */
export const idleSeconds = z.coerce
  .number({ error: 'Expected the seconds that an idle connection is kept.' })
  .int()
  .min(1)
  .max(3_600)
  .default(IDLE_SECONDS)
