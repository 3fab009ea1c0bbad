import { deploymentSchema } from '@foyer/presale-contracts'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod'

const webUrl = z.url({ protocol: /^https?$/, error: 'Expected an http or https URL.' })

const address = z
  .string()
  .refine((value) => isAddress(value), 'Expected an address with its checksum.')
  .transform((value) => getAddress(value))

const chain = z.object({
  name: z.string().min(1),
  /** Asked in this order; the next one takes over when one fails. */
  rpcUrls: z.array(webUrl).min(1),
  blockExplorerUrl: webUrl.optional(),
})

/** The part of `/config.json` that the page which deploys a sale needs: there is no sale yet. */
export const newSaleSchema = z.object({ chain })

/** Schema of `/config.json`: the one sale that a console operates. Nothing here is secret. */
export const configSchema = z.object({
  /** `deployments/<network>.json`, as the deployment wrote it. */
  deployment: deploymentSchema,
  chain,
  /** The holder of each role, as in `config/<network>.yaml`: transactions for a Safe are prepared for these. */
  roles: z.object({ adminSafe: address, operator: address, guardian: address, keeper: address }),
  /** The URL from which buyers' browsers read the whitelist shards; it is also in the chain's event. */
  whitelist: z.object({ baseUrl: webUrl }),
  endpoints: z.object({
    /** Knows the withdrawals that wait and the calls that are scheduled. */
    indexer: webUrl.optional(),
  }),
})

export type ConsoleConfig = z.infer<typeof configSchema>
