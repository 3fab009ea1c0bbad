import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod'

/** A token of a list in Uniswap's format. Its `logoURI` is never fetched. */
export const listedTokenSchema = z.object({
  chainId: z.int().positive(),
  address: z
    .string()
    .refine((value) => isAddress(value, { strict: false }), 'Expected an address.')
    .transform((value): Address => getAddress(value.toLowerCase())),
  name: z.string().min(1).max(60),
  symbol: z.string().min(1).max(20),
  decimals: z.int().min(0).max(255),
})

export const tokenListSchema = z.object({ tokens: z.array(listedTokenSchema).max(10_000) })

export type ListedToken = z.output<typeof listedTokenSchema>

/** How the API writes a token: the chain's CAIP-2 id and the address. */
export const toCaip10 = (chain: string, address: string) => `${chain}:${address}`

/** Stands for the native currency wherever the API wants an address. */
export const NATIVE_ADDRESS: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
