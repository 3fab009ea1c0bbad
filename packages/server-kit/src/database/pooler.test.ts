import { createSharedDatabase, startTransactionPooler } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createMigrations } from '../test/createMigrations.ts'
import type { PoolTimeouts } from './createPool.ts'
import { isDatabaseAway } from './failure.ts'
import { openPostgres } from './openPostgres.ts'

const names = pgTable('names', { id: text().primaryKey() })

/** More than the connections of a database, so that none has a session of its own. */
const SESSIONS = 16

/** A database behind a pooler that gives each transaction any session, and a separate session to look with. */
async function setup() {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const pooler = await startTransactionPooler(url)
  onTestFinished(pooler.stop)
  const migrationsFolder = await createMigrations('CREATE TABLE names (id text PRIMARY KEY);')
  const open = async (timeouts?: Partial<PoolTimeouts>) => {
    const parameters = { schema: { names }, migrationsFolder, migrationLock: 1 }
    const place = { stateDirectory: '', stateVariable: 'STATE_DIR', lockFile: 'test.pid' }
    const database = await openPostgres(pooler.url, { ...parameters, ...place }, timeouts)
    let ending: Promise<void> | undefined
    const destroyOnce = () => (ending ??= database.destroy())
    onTestFinished(destroyOnce)
    return { ...database, destroy: destroyOnce }
  }
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  onTestFinished(() => session.end())
  const countLocks = async () =>
    (await session.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory'")).rows.length
  /** Runs a statement in each session of the pooler, as another program does. */
  const inEach = async (statement: string) => {
    const clients = Array.from({ length: SESSIONS }, () => new pg.Client({ connectionString: pooler.url }))
    await Promise.all(clients.map((client) => client.connect()))
    for (const client of clients) await client.query('BEGIN')
    const results = await Promise.all(clients.map((client) => client.query(statement)))
    await Promise.all(clients.map((client) => client.query('COMMIT')))
    await Promise.all(clients.map((client) => client.end()))
    return results.map(({ rows }) => rows[0])
  }
  return { open, countLocks, inEach, session }
}

test('keeps no lock in the pooler once the tables are up to date', async () => {
  const { open, countLocks } = await setup()
  const databases = await Promise.all([open(), open(), open()])
  expect(await countLocks()).toBe(0)
  for (const { destroy } of databases) await destroy()
  expect(await countLocks()).toBe(0)
})

const LIMITS = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
  current_setting('idle_in_transaction_session_timeout') AS idle`
const SERVER_LIMITS = { statement: '8s', lock: '4s', idle: '15s' }

test('limits each statement and each transaction, and no session', async () => {
  const { open, inEach } = await setup()
  const before = await inEach(LIMITS)
  const { drizzle: db } = await open()
  const read = async (tx: Pick<typeof db, 'execute'>) =>
    ((await tx.execute(sql.raw(`${LIMITS} FROM pg_sleep(0.05)`))) as unknown as { rows: unknown[] }).rows[0]
  const alone = await Promise.all(Array.from({ length: 10 }, () => read(db)))
  const inside = await Promise.all(Array.from({ length: 10 }, () => db.transaction(read)))
  expect([...alone, ...inside]).toEqual(Array(20).fill(SERVER_LIMITS))
  expect(await inEach(LIMITS)).toEqual(before)
})

test('does nothing later that it has refused while a table was locked', async () => {
  const { open, session } = await setup()
  const { drizzle: db } = await open({ statementMs: 800, lockMs: 400, answerMs: 2_000 })
  await session.query('BEGIN; LOCK TABLE names')
  const tasks = Array.from({ length: 5 }, (_, i) => [
    db.insert(names).values({ id: `alone ${i}` }),
    db.transaction((tx) => tx.insert(names).values({ id: `inside ${i}` })),
  ])
  const results = await Promise.allSettled(tasks.flat())
  const reasons = results.map((result) => result.status === 'rejected' && result.reason)
  expect(reasons.every(isDatabaseAway)).toBe(true)
  await session.query('COMMIT')
  await db.insert(names).values({ id: 'later' })
  expect((await session.query('SELECT id FROM names')).rows).toEqual([{ id: 'later' }])
})

test('answers on the same connection after a statement that failed', async () => {
  const { open } = await setup()
  const { drizzle: db, countConnections } = await open()
  await db.insert(names).values({ id: 'a' })
  await expect(db.insert(names).values({ id: 'a' })).rejects.toThrow()
  await db.insert(names).values({ id: 'b' })
  expect(countConnections().total).toBe(1)
})
