import * as z from 'zod'

const link = z.string().nullable()

export const wireWalletSchema = z.object({
  id: z.string(),
  name: z.string(),
  homepage: link,
  image_id: z.string(),
  order: z.number(),
  mobile_link: link,
  link_mode: link,
  desktop_link: link,
  webapp_link: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  rdns: link,
  chains: z.array(z.string()),
  injected: z.array(z.object({ namespace: z.string(), injected_id: z.string() })),
  badge_type: z.enum(['certified', 'none']),
})

export type WireWallet = z.infer<typeof wireWalletSchema>

export const walletPageSchema = z.object({
  data: z.array(wireWalletSchema),
  /** Wallets that match, on all pages. */
  count: z.number(),
})

const list = z
  .string()
  .max(1_900)
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )
  .optional()

export const walletQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  entries: z.coerce.number().int().min(1).max(100).default(40),
  search: z.string().max(100).optional(),
  include: list.meta({ description: 'Ids, separated by commas: only these.' }),
  exclude: list.meta({ description: 'Ids, separated by commas: none of these.' }),
  names: list.meta({ description: 'Names in any case, separated by commas: only these.' }),
  rdns: list.meta({ description: 'Reverse domain names, separated by commas: only these.' }),
  chains: list.meta({ description: 'CAIP-2 ids, separated by commas: wallets that take one of them.' }),
  badge_type: z.enum(['certified', 'none']).optional(),
})

export type WalletQuery = z.output<typeof walletQuerySchema>
