import { referralAbi } from '@foyer/presale-contracts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import type { Runtime } from '../../app/boot.ts'
import { chainKey } from '../../chain/chainKey.ts'
import { pageBefore } from './pageBefore.ts'

const PAGE_SIZE = 10

/**
 * The people an account invited, newest first, in pages. The contract lists the oldest first, so pages are read from
 * the end.
 *
 * @param count how many there are, as the account's profile says
 */
export function directsQueryOptions({ config, client }: Runtime, inviter: Address, count: number) {
  return infiniteQueryOptions({
    queryKey: chainKey(config, 'directs', config.contracts.referral, inviter, count),
    queryFn: async ({ pageParam }) => {
      const { offset, limit } = pageBefore(pageParam, PAGE_SIZE)
      if (limit === 0) return { rows: [], next: 0 }
      const oldestFirst = await readContract(client, {
        address: config.contracts.referral,
        abi: referralAbi,
        functionName: 'directsOf',
        args: [inviter, BigInt(offset), BigInt(limit)],
      })
      return { rows: oldestFirst.toReversed(), next: offset }
    },
    /** Index after the last row of a page. */
    initialPageParam: count,
    getNextPageParam: ({ next }) => (next === 0 ? undefined : next),
  })
}
