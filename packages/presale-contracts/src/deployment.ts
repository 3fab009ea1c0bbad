import { getAddress, isAddress } from 'viem'
import * as z from 'zod'

const address = z
  .string()
  .refine(
    (value) => isAddress(value, { strict: false }),
    'Expected an address: 0x and 40 hexadecimal digits.',
  )
  .transform((value) => getAddress(value))

/**
 * The record of a deployment for the app, the indexer and the operator's tools: addresses (checksummed), the block
 * to index from, the payment tokens, and the invitation code that is open to everyone.
 */
export const deploymentSchema = z.object({
  network: z.string().min(1),
  chainId: z.union([z.literal(56), z.literal(97)]),
  startBlock: z.int().nonnegative(),
  contracts: z.object({
    accessManager: address,
    referral: address,
    rewardVault: address,
    genesisNft: address,
    yesToken: address,
    presale: address,
    presaleLens: address,
  }),
  tokens: z.array(z.object({ symbol: z.string().min(1), address, decimals: z.int().min(1).max(18) })).min(1),
  rootCode: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/),
})

export type Deployment = z.infer<typeof deploymentSchema>
