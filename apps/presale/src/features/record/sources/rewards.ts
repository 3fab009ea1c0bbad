import { rewardsPageSchema } from '@foyer/indexer/api'
import type { Address, Hash } from 'viem'
import * as z from 'zod/mini'
import type { Runtime } from '../../../app/boot.ts'
import { readIndexer } from '../../../indexer/readIndexer.ts'
import { indexerPath } from './indexerPath.ts'
import type { RecordSource } from './recordSource.ts'
import { addressField, bigintField, hashField } from './rowFields.ts'

const rewardRow = z.object({
  id: z.string(),
  token: addressField,
  /** In the token's smallest unit. */
  amount: bigintField,
  /** Seconds. */
  time: z.int(),
  hash: hashField,
})

export type RewardRow = z.infer<typeof rewardRow>

/** The rewards of an account, one row for each purchase. Only the indexer has them: the chain stores the sums. */
export function rewardsSource(runtime: Runtime, account: Address): RecordSource<RewardRow> {
  return {
    name: 'rewards',
    account,
    row: rewardRow,
    async fromIndexer({ signal, ...page }) {
      const path = indexerPath(account, 'rewards', page)
      const { asOf, items, nextCursor } = await readIndexer(runtime, {
        path,
        schema: rewardsPageSchema,
        signal,
      })
      const rows = items.map(({ id, token, amount, timestamp, transactionHash }) => ({
        id,
        token,
        amount: BigInt(amount),
        time: timestamp,
        hash: transactionHash as Hash,
      }))
      return {
        rows,
        next: nextCursor === null ? null : { after: 0, indexer: nextCursor },
        asOf: asOf.blockNumber,
      }
    },
  }
}
