import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from './createDatabase.ts'
import { transactions, transfers } from './schema.ts'

/** The start of a page of a history: the place in the chain of the last transaction the client has. */
export type HistoryCursor = { block: bigint; position: number }

/** The history of an account, from what the scanner has read. */
export function createHistoryStore(db: Database['drizzle']) {
  return {
    /** Transactions that concern an account, newest first, each with the account's transfers. */
    async readHistory(
      chain: string,
      account: string,
      { after, limit }: { after?: HistoryCursor | undefined; limit: number },
    ) {
      const { block, position, hash } = transfers
      const isOfAccount = and(eq(transfers.chain, chain), eq(transfers.account, account))
      const places = await db
        // One transaction has one place, and so one hash.
        .select({ block, position, hash: sql<string>`min(${hash})` })
        .from(transfers)
        .where(and(isOfAccount, after && olderThan(after)))
        // The key has these columns, so Postgres reads the rows of this page alone.
        .groupBy(block, position)
        .orderBy(desc(block), desc(position))
        .limit(limit)
      const [newest, oldest] = [places.at(0), places.at(-1)]
      if (newest === undefined || oldest === undefined) return []
      const hashes = places.map((place) => place.hash)
      const [found, moved] = await Promise.all([
        db
          .select()
          .from(transactions)
          .where(and(eq(transactions.chain, chain), inArray(transactions.hash, hashes))),
        db
          .select()
          .from(transfers)
          .where(
            and(
              isOfAccount,
              // Places bound the rows that are read: no index has the hash.
              sql`(${block}, ${position}) BETWEEN (${oldest.block}, ${oldest.position}) AND (${newest.block}, ${newest.position})`,
              inArray(hash, hashes),
            ),
          )
          .orderBy(transfers.ordinal),
      ])
      return places.flatMap((place) => {
        const transaction = found.find((row) => row.hash === place.hash)
        return transaction ? [{ transaction, transfers: moved.filter((row) => row.hash === place.hash) }] : []
      })
    },
  }
}

const olderThan = ({ block, position }: HistoryCursor) =>
  sql`(${transfers.block}, ${transfers.position}) < (${block}, ${position})`
