import * as z from 'zod/mini'

const pageSchema = z.object({
  /** The origin of this site. */
  publicUrl: z.string(),
  authUrl: z.string(),
  vaultUrl: z.string(),
  farcasterRelayUrl: z.optional(z.string()),
  /** Chains of all projects. */
  chains: z.record(z.string(), z.object({ rpcUrls: z.array(z.string()) })),
  /** True if one of them has a network of Solana. */
  hasSolana: z.boolean(),
})

/** Reads what the server has written into `/`. */
export const readHomePage = (page: Document = document) =>
  pageSchema.parse(JSON.parse(page.getElementById('wallet')?.textContent ?? 'null'))
