import type { Project } from '@foyer/wallet-api'
import * as z from 'zod/mini'

const texts = z.optional(z.record(z.string(), z.string()))

/** The project as `/sdk` carries it. `origins` are those that the browser lets frame the page. */
const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  chains: z.record(
    z.string(),
    z.object({
      rpcUrls: z.array(z.string()),
      bundlerUrl: z.optional(z.string()),
      usdFeed: z.optional(z.object({ address: z.string(), heartbeat: z.number() })),
    }),
  ),
  solana: z.optional(z.record(z.string(), z.object({ rpcUrls: z.array(z.string()) }))),
  contracts: z.array(
    z.object({
      address: z.string(),
      name: z.string(),
      functions: z.array(z.string()),
      items: texts,
    }),
  ),
})

const pageSchema = z.object({
  project: projectSchema,
  /** The origin of this site. */
  publicUrl: z.string(),
  authUrl: z.string(),
  vaultUrl: z.string(),
  farcasterRelayUrl: z.optional(z.string()),
  /** The contract that pays for users, by chain. */
  paymasters: texts,
})

export type PageData = z.infer<typeof pageSchema> & { project: Project }

/** Id of the element with the JSON that the server writes into `/sdk`. */
const PAGE_ELEMENT = 'wallet'

/** Reads what the server has written into the page. */
export function readPage(page: Document = document): PageData {
  return pageSchema.parse(JSON.parse(page.getElementById(PAGE_ELEMENT)?.textContent ?? 'null'))
}
