import { createSharedDatabase, startTransactionPooler } from '@foyer/harness/postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createMigrations } from '../test/createMigrations.ts'
import { openPostgres } from './openPostgres.ts'

/** A database behind a pooler that gives each transaction any session, and a separate session to look with. */
async function setup() {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const pooler = await startTransactionPooler(url)
  onTestFinished(pooler.stop)
  const migrationsFolder = await createMigrations('CREATE TABLE names (id text PRIMARY KEY);')
  const open = async () => {
    const parameters = { schema: {}, migrationsFolder, migrationLock: 1 }
    const place = { stateDirectory: '', stateVariable: 'STATE_DIR', lockFile: 'test.pid' }
    const database = await openPostgres(pooler.url, { ...parameters, ...place })
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
