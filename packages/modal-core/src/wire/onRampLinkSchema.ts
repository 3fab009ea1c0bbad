import * as z from 'zod/mini'

/** Where to pay. */
export const onRampLink = z.object({
  url: z.string().check(z.maxLength(8192)),
  expiresAt: z.nullable(z.string().check(z.maxLength(40))),
  once: z.boolean(),
})
