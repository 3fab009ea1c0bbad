import { sql } from 'drizzle-orm'
import { createDatabase, type Database } from '../src/store/createDatabase.ts'

export const CHAIN = 'eip155:56'

/** Added by one statement, which may take some seconds only. */
const AT_ONCE = 10_000

/** Adds transactions of one account as a scanner does, two in a block, each with the account's own row and one movement. */
export async function addTransactions(
  { drizzle }: Pick<Database, 'drizzle'>,
  { account, count }: { account: string; count: number },
) {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(count, from + AT_ONCE - 1)}::int) n`
    await drizzle.execute(sql`
      INSERT INTO transactions (chain, hash, block, position, mined_at, sender, nonce, status, operation)
      SELECT ${CHAIN}, ${account} || n, n / 2, n % 2, now(), ${account}, n, 'confirmed', 'send' FROM ${numbers}`)
    await drizzle.execute(sql`
      INSERT INTO transfers (chain, account, block, position, hash, ordinal, direction, amount, spam)
      SELECT ${CHAIN}, ${account}, n / 2, n % 2, ${account} || n, ordinal, 'out', 1, false
      FROM ${numbers}, generate_series(-1, 0) ordinal`)
  }
  await drizzle.execute(sql`ANALYZE transfers, transactions`)
}

/** Fills the database of a gateway that is not running yet. */
export async function fillHistory(
  databaseUrl: string,
  accounts: readonly { account: string; count: number }[],
) {
  const database = await createDatabase({ databaseUrl, stateDirectory: '/dev/null' })
  try {
    for (const each of accounts) await addTransactions(database, each)
  } finally {
    await database.destroy()
  }
}
