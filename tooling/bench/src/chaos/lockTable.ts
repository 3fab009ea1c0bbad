import pg from 'pg'

/** Holds a lock on a table that nobody else gets past, until it is told to let go. */
export async function lockTable(databaseUrl: string, table: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // A database may end transactions in which nothing happens.
  await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
  await client.query(`LOCK TABLE ${table}`)
  return async () => {
    await client.query('COMMIT')
    await client.end()
  }
}
