import pg from 'pg'

export type Upkeep = { checkpoints: number; vacuums: number }

/** Counts what Postgres 17 or newer has done by itself since it started. Both slow down the reads that happen meanwhile. */
export async function countUpkeep(url: string): Promise<Upkeep> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`
      SELECT (SELECT num_timed + num_requested FROM pg_stat_checkpointer)::int AS checkpoints,
        (SELECT coalesce(sum(autovacuum_count + autoanalyze_count), 0) FROM pg_stat_user_tables)::int AS vacuums`)
    return rows[0]
  } finally {
    await client.end()
  }
}
