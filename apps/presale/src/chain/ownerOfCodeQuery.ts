import { referralAbi } from '@foyer/presale-contracts'
import { queryOptions } from '@tanstack/react-query'
import { isAddressEqual, stringToHex, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { chainKey } from './chainKey.ts'

/**
 * The owner of an invitation code; `null` without one.
 *
 * @param code normalised
 */
export function ownerOfCodeQueryOptions({ config, client }: Runtime, code: string) {
  return queryOptions({
    queryKey: chainKey(config, 'ownerOfCode', config.contracts.referral, code),
    queryFn: async () => {
      const owner = await readContract(client, {
        address: config.contracts.referral,
        abi: referralAbi,
        functionName: 'ownerOfCode',
        args: [stringToHex(code, { size: 8 })],
      })
      return isAddressEqual(owner, zeroAddress) ? null : owner
    },
    // An owner never changes; a code without one may get one at any time.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })
}
