import * as z from 'zod/mini'

/** A field that may be missing or null, and reads as missing where it has another shape. */
export const loose = <schema extends z.ZodMiniType>(schema: schema) =>
  z.catch(z.optional(z.nullable(schema)), undefined)
