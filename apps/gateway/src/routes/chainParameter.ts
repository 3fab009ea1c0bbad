import { HttpError } from '@foyer/server-kit'
import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod'
import type { Chain, Chains } from '../chain/createChains.ts'

/**
 * The chain a request names.
 *
 * @throws {HttpError} 404
 */
export function findChain(chains: Chains, id: string): Chain {
  const chain = chains.find(id)
  if (!chain)
    throw new HttpError(404, 'Unknown chain', {
      reasons: [
        { name: 'chainId', description: 'GET /v1/supported-chains lists the chains of this gateway.' },
      ],
    })
  return chain
}

export const addressParams = z.object({
  address: z
    .string()
    .refine((value) => isAddress(value, { strict: false }), 'Expected 0x and 40 hexadecimal digits.')
    .transform((value): Address => getAddress(value.toLowerCase()))
    .meta({ description: 'An address, in any case.', example: `0x${'0'.repeat(40)}` }),
})
