import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTcpProxy } from '@foyer/harness/faults'
import { selectRows } from '@foyer/harness/full'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PoolTimeouts } from './createPool.ts'
import { isDatabaseAway } from './failure.ts'
import { openPostgres } from './openPostgres.ts'

/** Those of a server, ten times as fast. Only connections have their time. */
const TIMEOUTS: PoolTimeouts = {
  statementMs: 800,
  lockMs: 400,
  idleTransactionMs: 1_500,
  answerMs: 1_000,
  connectMs: 2_000,
  endMs: 200,
}

const names = pgTable('names', { id: text().primaryKey() })
const events = pgTable('events', { id: text().primaryKey() })
const TABLES =
  'CREATE TABLE names (id text PRIMARY KEY);--> statement-breakpoint\nCREATE TABLE events (id text PRIMARY KEY);'

let migrationsFolder: string
beforeAll(async () => {
  migrationsFolder = await mkdtemp(join(tmpdir(), 'foyer-migrations-'))
  await mkdir(join(migrationsFolder, 'meta'))
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_initial', breakpoints: true }]
  await writeFile(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ entries }))
  await writeFile(join(migrationsFolder, '0000_initial.sql'), TABLES)
})
afterAll(async () => {
  await rm(migrationsFolder, { recursive: true, force: true })
})

/** A database of the test, as a server opens it through a network that can be frozen, and a session beside it. */
async function setup() {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const { hostname, port } = new URL(url)
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  onTestFinished(proxy.stop)
  const proxied = new URL(url)
  proxied.host = `127.0.0.1:${proxy.port}`
  const parameters = { schema: { names, events }, migrationsFolder, migrationLock: 1 }
  const place = { stateDirectory: '', stateVariable: 'STATE_DIR', lockFile: 'test.pid' }
  const database = await openPostgres(proxied.href, { ...parameters, ...place }, TIMEOUTS)
  let ending: Promise<void> | undefined
  const end = () => (ending ??= database.destroy())
  onTestFinished(end)
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  onTestFinished(() => session.end())
  const { drizzle: db } = database
  return {
    database,
    db,
    proxy,
    session,
    end,
    addEvent: (id: string) => db.insert(events).values({ id }),
    /** Two statements that hold together, as most requests are. */
    addName: (id: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`)
        await tx.insert(names).values({ id })
      }),
  }
}

/** Runs `task` again and again until `until` resolves. Returns what was acknowledged. */
async function repeat(task: (id: string) => Promise<unknown>, until: Promise<unknown>) {
  const acknowledged: string[] = []
  let isOver = false
  void until.finally(() => {
    isOver = true
  })
  for (let index = 0; !isOver; index++) {
    await task(`${index}`).then(
      () => acknowledged.push(`${index}`),
      () => {},
    )
    // As often as a busy site; without it two processors would be busy for as long.
    await wait(10)
  }
  return acknowledged
}

// Both are longer than a statement waits for a lock.
test.each(selectRows([500, 2_600], (ms) => ms === 500))(
  'keeps each row that it has acknowledged, when another table is locked for %i ms',
  async (ms) => {
    const { addEvent, addName, session, end } = await setup()
    await session.query('BEGIN; LOCK TABLE names')
    const unlocked = wait(ms).then(() => session.query('COMMIT'))
    const waiting = Promise.allSettled(['a', 'b'].map(addName))
    const added = await repeat(addEvent, unlocked)
    const named = (await waiting).filter(({ status }) => status === 'fulfilled')
    const later = await repeat((id) => addEvent(`later ${id}`), wait(200))
    await addName('c')
    await end()
    expect(later.length).toBeGreaterThan(0)
    const count = async (table: string) => (await session.query(`SELECT id FROM ${table}`)).rows.length
    expect(await count('events')).toBe(added.length + later.length)
    expect(await count('names')).toBe(named.length + 1)
  },
)

test('says that the database answers while a locked table keeps every connection of requests', async () => {
  const { addName, database, session } = await setup()
  await database.ping()
  await session.query('BEGIN; LOCK TABLE names')
  const requests = Array.from({ length: 12 }, (_, index) => addName(`${index}`).catch(() => {}))
  const first = await Promise.race([
    database.ping().then(() => 'ping'),
    ...requests.map((request) => request.then(() => 'request')),
  ])
  expect(first).toBe('ping')
  await session.query('COMMIT')
  await Promise.all(requests)
})

test('answers again as soon as a database that was frozen does, however often', async () => {
  const { addName, addEvent, database, proxy } = await setup()
  for (const round of selectRows(['first', 'second'], (name) => name === 'first')) {
    await addName(`${round}, before`)
    proxy.freeze()
    // More than the pool has connections, and for longer than the driver waits.
    const tasks = Array.from({ length: 12 }, (_, index) => addName(`${round} ${index}`))
    const results = await Promise.allSettled([...tasks, addEvent(round)])
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    proxy.thaw()
    await vi.waitFor(() => database.ping())
    await Promise.all(Array.from({ length: 12 }, (_, index) => addName(`${round} again ${index}`)))
  }
})

test('ends within its time when the database is frozen, with statements on their way and without', async () => {
  const { addName, end, proxy } = await setup()
  await addName('before')
  proxy.freeze()
  const open = addName('during').catch(() => 'failed')
  const ended = end().then(() => 'ended')
  expect(await Promise.race([ended, wait(TIMEOUTS.answerMs, 'late')])).toBe('ended')
  expect(await open).toBe('failed')
})

test('survives a connection that ends within a transaction', async () => {
  const { db, proxy, addName } = await setup()
  const broken = db.transaction(async (tx) => {
    await tx.insert(names).values({ id: 'lost' })
    proxy.cut()
    await wait(50)
    await tx.insert(names).values({ id: 'never' })
  })
  await expect(broken).rejects.toThrow()
  proxy.restore()
  await addName('kept')
})

describe('a request that fails', () => {
  const failureOf = (task: Promise<unknown>) =>
    task.then(
      () => undefined,
      (error: unknown) => error,
    )

  test.each(['cut', 'freeze'] as const)('may succeed later when the database was lost: %s', async (how) => {
    const { addEvent, addName, proxy } = await setup()
    await addName('first')
    proxy[how]()
    const failures = await Promise.all([addEvent('a'), addName('a')].map(failureOf))
    expect(failures.map(isDatabaseAway)).toEqual([true, true])
  })

  test('may succeed later when it waited for a lock, or took too long', async () => {
    const { addName, db, session } = await setup()
    await session.query('BEGIN; LOCK TABLE names')
    const slow = db.execute(sql`SELECT pg_sleep(2)`)
    const failures = await Promise.all([addName('a'), slow].map(failureOf))
    expect(failures.map(isDatabaseAway)).toEqual([true, true])
  })

  test('never succeeds when it is wrong', async () => {
    const { addEvent, db } = await setup()
    await addEvent('a')
    const failures = await Promise.all([addEvent('a'), db.execute(sql`SELECT none`)].map(failureOf))
    expect(failures.map(isDatabaseAway)).toEqual([false, false])
    expect(isDatabaseAway(Object.assign(new Error('fetch failed'), { code: 'ECONNREFUSED' }))).toBe(false)
  })
})
