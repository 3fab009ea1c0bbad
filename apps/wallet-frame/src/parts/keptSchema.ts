import * as z from 'zod/mini'

/** The dapp’s settings in a page that loads itself anew: the dapp says them once. */
export const keptSchema = z.object({
  theme: z.object({
    themeMode: z.optional(z.enum(['light', 'dark'])),
    themeVariables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    locale: z.optional(z.string()),
  }),
  dapp: z.object({
    name: z.optional(z.string()),
    icon: z.optional(z.string()),
    /** True if it asks by our own client. */
    isOwn: z.optional(z.boolean()),
  }),
  chainId: z.number(),
  accountType: z.enum(['eoa', 'smartAccount']),
})

export type Kept = z.infer<typeof keptSchema>
