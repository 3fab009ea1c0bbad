import * as z from 'zod'

/** The setting of every server with a database: brings its tables up to date at the start, or leaves that to `migrate`. */
export const migrateSetting = z
  .enum(['start', 'never'], { error: 'Expected start or never.' })
  .default('start')
  .transform((when) => when === 'start')
