import { createSharedDatabase, startTransactionPooler } from '@foyer/harness/postgres'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMigrations } from '../test/createMigrations.ts'
import { openPostgres } from './openPostgres.ts'

const LOCKS = { migrate: 1, scan: 2 }

/** A database behind a pooler that gives each transaction any session, and a session of its own to look with. */
async function setup() {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const pooler = await startTransactionPooler(url)
  onTestFinished(pooler.stop)
  const migrationsFolder = await createMigrations('CREATE TABLE names (id text PRIMARY KEY);')
  const open = async (idleTransactionMs = 500) => {
    const parameters = { schema: {}, migrationsFolder, migrationLock: LOCKS.migrate }
    const place = { stateDirectory: '', stateVariable: 'STATE_DIR', lockFile: 'test.pid' }
    const database = await openPostgres(pooler.url, { ...parameters, ...place }, { idleTransactionMs })
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
  return { open, countLocks }
}

test('keeps no lock in the pooler once the tables are up to date', async () => {
  const { open, countLocks } = await setup()
  const databases = await Promise.all([open(), open(), open()])
  expect(await countLocks()).toBe(0)
  for (const { destroy } of databases) await destroy()
  expect(await countLocks()).toBe(0)
})

test('runs a task in one process at a time, for longer than a transaction may be idle', async () => {
  const { open, countLocks } = await setup()
  const [first, second] = [await open(), await open()]
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  onTestFinished(() => end())
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const signals: AbortSignal[] = []
  const running = first.tryWithLock(LOCKS.scan, async (signal) => {
    signals.push(signal)
    start()
    await ended
    return 'ran'
  })
  await started
  const since = performance.now()
  await vi.waitFor(() => expect(performance.now() - since).toBeGreaterThan(1_000), { timeout: 5_000 })
  expect(await second.tryWithLock(LOCKS.scan, async () => 'ran')).toBeUndefined()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  end()
  expect(await running).toBe('ran')
  await vi.waitFor(async () => expect(await countLocks()).toBe(0))
  expect(await second.tryWithLock(LOCKS.scan, async () => 'ran')).toBe('ran')
})
