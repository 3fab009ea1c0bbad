import pg from 'pg'

export const TABLE = 'rate_limits'

/** Any number; every program takes the same lock. */
const LOCK = 7_360_001

/** Not written to the log of Postgres: counts of a minute may be lost when it crashes. */
const CREATE = `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`

/** Makes the table in which requests are counted, unless it is there. A user who may make no tables can use one. */
export async function prepareRateTable(connectionString: string) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS found', [TABLE])
    if (rows[0]?.found === true) return
    await client.query('BEGIN')
    // Two that make a table at once fail, whatever IF NOT EXISTS says.
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query(CREATE)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
