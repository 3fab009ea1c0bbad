import * as z from 'zod/mini'

/** A link to the provider's page for the payment. */
export const onRampLink = z.object({
  url: z.string().check(z.maxLength(8192)),
  expiresAt: z.nullable(z.string().check(z.maxLength(40))),
  once: z.boolean(),
})
