import { referralsPageSchema } from '@foyer/indexer/api'
import { referralAbi } from '@foyer/presale-contracts'
import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import * as z from 'zod/mini'
import type { Runtime } from '../../../app/boot.ts'
import { readIndexer } from '../../../indexer/readIndexer.ts'
import { pageBefore } from '../pageBefore.ts'
import { indexerPath } from './indexerPath.ts'
import type { RecordSource } from './recordSource.ts'
import { addressField } from './rowFields.ts'

const directRow = z.object({
  user: addressField,
  /** The time of the binding, in seconds. */
  time: z.int(),
})

export type DirectRow = z.infer<typeof directRow>

/** Whom an account invited. The contract lists the oldest first, so its pages are read from the end. */
export function directsSource(runtime: Runtime, account: Address): RecordSource<DirectRow> {
  const { client, config } = runtime
  const referral = { address: config.contracts.referral, abi: referralAbi } as const
  return {
    name: 'directs',
    account,
    row: directRow,
    async fromIndexer({ signal, ...page }) {
      const path = indexerPath(account, 'referrals', page)
      const { asOf, items, nextCursor } = await readIndexer(runtime, {
        path,
        schema: referralsPageSchema,
        signal,
      })
      const last = items.at(-1)
      return {
        rows: items.map(({ user, timestamp }) => ({ user, time: timestamp })),
        // The first one invited has the place 0 in the contract, and a count of 1.
        next:
          nextCursor === null || last === undefined
            ? null
            : { after: last.directCount - 1, indexer: nextCursor },
        asOf: asOf.blockNumber,
      }
    },
    async fromChain({ after, limit }) {
      const end =
        after ??
        (await readContract(client, { ...referral, functionName: 'profileOf', args: [account] })).directCount
      const page = pageBefore(end, limit)
      if (page.limit === 0) return { rows: [], next: null }
      const args = [account, BigInt(page.offset), BigInt(page.limit)] as const
      const oldestFirst = await readContract(client, { ...referral, functionName: 'directsOf', args })
      return {
        rows: oldestFirst.toReversed().map(({ user, boundAt }) => ({ user, time: boundAt })),
        next: page.offset === 0 ? null : { after: page.offset },
      }
    },
  }
}
