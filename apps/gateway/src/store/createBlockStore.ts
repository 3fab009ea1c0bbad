import { and, desc, eq, gt, lt, lte, max } from 'drizzle-orm'
import { chunksOf } from '../chunksOf.ts'
import type { Database } from './createDatabase.ts'
import { blocks, transactions, transfers } from './schema.ts'
import type { WriteLease } from './WriteLease.ts'

export type TransactionRow = typeof transactions.$inferSelect
export type TransferRow = typeof transfers.$inferSelect

/** One block as the scanner has read it. */
export type ScannedBlock = {
  number: bigint
  hash: string
  transactions: TransactionRow[]
  transfers: TransferRow[]
}

type AddBlocksOptions = { keepAfter: bigint; lease: WriteLease }

/** Rows of one INSERT: Postgres takes 65,535 parameters a statement. */
const ROWS_A_STATEMENT = 500

/** Transactions that one statement deletes, besides the others of their last block. Each has some transfers. */
const SCANNED_AT_ONCE = 2_000

/** The blocks that the scanner has read. */
export function createBlockStore(db: Database['drizzle']) {
  return {
    /** Deletes the blocks of a chain from before `time`, in parts, each whole or not at all. */
    async deleteBlocksBefore(chain: string, time: Date) {
      const oldest = db
        .select({ block: transactions.block, minedAt: transactions.minedAt })
        .from(transactions)
        .where(eq(transactions.chain, chain))
        .orderBy(transactions.block)
        .limit(SCANNED_AT_ONCE)
        .as('oldest')
      for (;;) {
        const [found] = await db
          .select({ block: max(oldest.block) })
          .from(oldest)
          .where(lt(oldest.minedAt, time))
        const last = found?.block
        if (last === null || last === undefined) return
        await db.transaction(async (tx) => {
          for (const table of [transfers, transactions])
            await tx.delete(table).where(and(eq(table.chain, chain), lte(table.block, last)))
        })
      }
    },

    /** The oldest block of a chain whose transactions are kept, and when it was mined. */
    async readFirstBlock(chain: string) {
      const [row] = await db
        .select({ number: transactions.block, time: transactions.minedAt })
        .from(transactions)
        .where(eq(transactions.chain, chain))
        .orderBy(transactions.block)
        .limit(1)
      return row
    },

    /** The newest blocks that were read, newest first. */
    readBlocks: (chain: string) =>
      db.select().from(blocks).where(eq(blocks.chain, chain)).orderBy(desc(blocks.number)),

    /** Adds blocks with what happened in them and forgets hashes of blocks up to `keepAfter`, all or nothing. */
    addBlocks: (chain: string, scanned: readonly ScannedBlock[], { keepAfter, lease }: AddBlocksOptions) =>
      db.transaction(async (tx) => {
        await lease.hold(tx)
        await tx.insert(blocks).values(scanned.map(({ number, hash }) => ({ chain, number, hash })))
        for (const rows of chunksOf(
          scanned.flatMap((block) => block.transactions),
          ROWS_A_STATEMENT,
        ))
          await tx.insert(transactions).values(rows)
        for (const rows of chunksOf(
          scanned.flatMap((block) => block.transfers),
          ROWS_A_STATEMENT,
        ))
          await tx.insert(transfers).values(rows)
        await tx.delete(blocks).where(and(eq(blocks.chain, chain), lte(blocks.number, keepAfter)))
      }),

    /** Forgets all that happened after block `number`. */
    removeBlocksAfter: (chain: string, number: bigint, lease: WriteLease) =>
      db.transaction(async (tx) => {
        await lease.hold(tx)
        for (const table of [transfers, transactions])
          await tx.delete(table).where(and(eq(table.chain, chain), gt(table.block, number)))
        await tx.delete(blocks).where(and(eq(blocks.chain, chain), gt(blocks.number, number)))
      }),
  }
}
