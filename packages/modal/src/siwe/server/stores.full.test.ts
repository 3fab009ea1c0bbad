import { createPostgresDatabase } from '@foyer/harness/postgres'
import { startRedis } from '@foyer/harness/redis'
import pg from 'pg'
import { createClient } from 'redis'
import { onTestFinished, test } from 'vitest'
import { redisStore } from './redisStore.ts'
import { siweTables, sqlStore } from './sqlStore.ts'
import { expectStore } from './storeContract.ts'

test('keeps nonces and sessions in Redis', async () => {
  const redis = await startRedis()
  onTestFinished(redis.stop)
  const client = createClient({ url: redis.url })
  await client.connect()
  onTestFinished(() => client.destroy())
  await expectStore(redisStore((parts) => client.sendCommand(parts)))
})

test('keeps nonces and sessions in Postgres', async () => {
  const { url, destroy } = await createPostgresDatabase()
  const pool = new pg.Pool({ connectionString: url })
  // The pool also reports that its connections end with the server.
  pool.on('error', () => {})
  onTestFinished(async () => {
    await pool.end()
    await destroy()
  })
  await pool.query(siweTables)
  await expectStore(sqlStore(async (statement, values) => (await pool.query(statement, values)).rows))
})
