import { purchasesPageSchema } from '@foyer/indexer/api'
import { presaleAbi } from '@foyer/presale-contracts'
import type { Address, Hash } from 'viem'
import { readContract } from 'viem/actions'
import * as z from 'zod/mini'
import type { Runtime } from '../../../app/boot.ts'
import { readIndexer } from '../../../indexer/readIndexer.ts'
import { indexerPath } from './indexerPath.ts'
import { linkedPage } from './linkedPage.ts'
import type { RecordSource } from './recordSource.ts'
import { addressField, bigintField, hashField } from './rowFields.ts'

const purchaseRow = z.object({
  id: z.int(),
  itemId: z.int(),
  quantity: z.int(),
  payToken: addressField,
  /** In the payment token's smallest unit. */
  cost: bigintField,
  /** Seconds. */
  time: z.int(),
  blockNumber: z.int(),
  /** The contract does not know it. */
  hash: z.optional(hashField),
})

export type PurchaseRow = z.infer<typeof purchaseRow>

/** The purchases of an account. */
export function purchasesSource(runtime: Runtime, account: Address): RecordSource<PurchaseRow> {
  const { client, config } = runtime
  return {
    name: 'purchases',
    account,
    row: purchaseRow,
    async fromIndexer({ signal, ...page }) {
      const path = indexerPath(account, 'purchases', page)
      const { asOf, items, nextCursor } = await readIndexer(runtime, {
        path,
        schema: purchasesPageSchema,
        signal,
      })
      const rows = items.map(({ purchaseId, payToken, cost, timestamp, transactionHash, ...row }) => ({
        id: Number(purchaseId),
        itemId: row.itemId,
        quantity: row.quantity,
        payToken,
        cost: BigInt(cost),
        time: timestamp,
        blockNumber: row.blockNumber,
        hash: transactionHash as Hash,
      }))
      return {
        rows,
        next: nextCursor === null ? null : { after: rows.at(-1)?.id ?? 0, indexer: nextCursor },
        asOf: asOf.blockNumber,
      }
    },
    fromChain: (page) =>
      linkedPage(page, (cursor, limit) =>
        readContract(client, {
          address: config.contracts.presale,
          abi: presaleAbi,
          functionName: 'purchasesOf',
          args: [account, cursor, limit],
        }),
      ),
  }
}
