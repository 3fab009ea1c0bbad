import { rewardsPageSchema } from '@foyer/indexer/api'
import type { Address, Hash } from 'viem'
import type { Runtime } from '../../../app/boot.ts'
import { readIndexer } from '../../../indexer/readIndexer.ts'
import { indexerPath } from './indexerPath.ts'
import type { RecordSource } from './recordSource.ts'

export type RewardRow = {
  id: string
  token: Address
  /** In the token's smallest unit. */
  amount: bigint
  /** Seconds. */
  time: number
  hash: Hash
}

/** What an account earned, one row a purchase. The chain keeps the sums only, so this list is the indexer's alone. */
export function rewardsSource(runtime: Runtime, account: Address): RecordSource<RewardRow> {
  return {
    name: 'rewards',
    account,
    async fromIndexer({ signal, ...page }) {
      const path = indexerPath(account, 'rewards', page)
      const { asOf, items, nextCursor } = await readIndexer(runtime, {
        path,
        schema: rewardsPageSchema,
        signal,
      })
      const rows = items.map(({ id, token, amount, timestamp, transactionHash }) => ({
        id,
        token: token as Address,
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
