import { withdrawalsPageSchema } from '@foyer/indexer/api'
import { rewardVaultAbi } from '@foyer/presale-contracts'
import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import * as z from 'zod/mini'
import type { Runtime } from '../../../app/boot.ts'
import { readIndexer } from '../../../indexer/readIndexer.ts'
import { indexerPath } from './indexerPath.ts'
import { linkedPage } from './linkedPage.ts'
import type { RecordSource } from './recordSource.ts'
import { addressField, bigintField } from './rowFields.ts'

const withdrawalRow = z.object({
  id: z.int(),
  token: addressField,
  /** The amount that left the rewards, before fees, in the token's smallest unit. */
  amount: bigintField,
  /** The amount credited, or to be credited while processing. */
  received: bigintField,
  /** Of the request, in seconds. */
  time: z.int(),
  status: z.enum(['processing', 'success']),
  /** The time of the payment, in seconds. The contract does not know it. */
  settledAt: z.optional(z.int()),
})

export type WithdrawalRow = z.infer<typeof withdrawalRow>

/** `RewardVault.Status`. */
const SUCCESS = 2

/** The withdrawals of an account. */
export function withdrawalsSource(runtime: Runtime, account: Address): RecordSource<WithdrawalRow> {
  const { client, config } = runtime
  return {
    name: 'withdrawals',
    account,
    row: withdrawalRow,
    async fromIndexer({ signal, ...page }) {
      const path = indexerPath(account, 'withdrawals', page)
      const { asOf, items, nextCursor } = await readIndexer(runtime, {
        path,
        schema: withdrawalsPageSchema,
        signal,
      })
      const rows = items.map(
        (row): WithdrawalRow => ({
          id: Number(row.id),
          token: row.token,
          amount: BigInt(row.amount),
          received: BigInt(row.status === 'success' ? row.received : row.net),
          time: row.timestamp,
          status: row.status,
          ...(row.status === 'success' && { settledAt: row.settledAt }),
        }),
      )
      return {
        rows,
        next: nextCursor === null ? null : { after: rows.at(-1)?.id ?? 0, indexer: nextCursor },
        asOf: asOf.blockNumber,
      }
    },
    async fromChain(request) {
      const page = await linkedPage(request, (cursor, limit) =>
        readContract(client, {
          address: config.contracts.rewardVault,
          abi: rewardVaultAbi,
          functionName: 'withdrawalsOf',
          args: [account, cursor, limit],
        }),
      )
      const rows = page.rows.map(
        ({ id, token, amount, received, requestedAt, status }): WithdrawalRow => ({
          id,
          token,
          amount,
          received,
          time: requestedAt,
          status: status === SUCCESS ? 'success' : 'processing',
        }),
      )
      return { rows, next: page.next }
    },
  }
}
