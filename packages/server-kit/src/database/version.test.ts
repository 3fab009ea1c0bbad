import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selectRows } from '@foyer/harness/full'
import { createPgliteDirectory, createSharedDatabase } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createMigrations } from '../test/createMigrations.ts'
import { openDatabase } from './openDatabase.ts'
import type { OpenDatabaseParameters, Schema } from './types.ts'

const INITIAL = 'CREATE TABLE names (id text PRIMARY KEY);'
const EXPANDED = 'ALTER TABLE names ADD COLUMN owner text;'
const CONTRACTED = "ALTER TABLE names ALTER COLUMN owner SET NOT NULL, ALTER COLUMN owner SET DEFAULT '';"

type Options = Partial<OpenDatabaseParameters<Schema>>

const PLACES = {
  Postgres: async () => {
    const { url, destroy } = await createSharedDatabase()
    onTestFinished(destroy)
    return { databaseUrl: url, stateDirectory: '' }
  },
  PGlite: async () => {
    const stateDirectory = await mkdtemp(join(tmpdir(), 'foyer-version-'))
    onTestFinished(() => rm(stateDirectory, { recursive: true, force: true }))
    await createPgliteDirectory(join(stateDirectory, 'pglite'))
    return { databaseUrl: undefined, stateDirectory }
  },
}

/** Opens one database as programs of several versions, each of which adds a name. */
async function setup(kind: keyof typeof PLACES) {
  const place = await PLACES[kind]()
  return async (migrations: readonly string[], oldest?: number, options: Options = {}) => {
    const database = await openDatabase({
      schema: {},
      migrationsFolder: await createMigrations(migrations, oldest),
      migrationLock: 1,
      ...place,
      stateVariable: 'STATE_DIR',
      lockFile: 'test.pid',
      ...options,
    })
    const add = (text: string) => database.drizzle.execute(sql.raw(text)).then(() => 'added')
    return add('INSERT INTO names (id) VALUES (gen_random_uuid()::text)').finally(database.destroy)
  }
}

// A start of PGlite is a second of processor time: `test` has one test of its own on it, below.
const KINDS = selectRows(['Postgres', 'PGlite'] as const, (kind) => kind === 'Postgres')

test.each(KINDS)('lets the version before go on beside one that only adds, on %s', async (kind) => {
  const run = await setup(kind)
  expect(await run([INITIAL])).toBe('added')
  expect(await run([INITIAL, EXPANDED])).toBe('added')
  expect(await run([INITIAL])).toBe('added')
  expect(await run([INITIAL], undefined, { skipsMigrations: true, needsMigrations: true })).toBe('added')
})

test.each(KINDS)('refuses a version that the tables have left behind, on %s', async (kind) => {
  const run = await setup(kind)
  await run([INITIAL])
  const newer = [INITIAL, EXPANDED, "UPDATE names SET owner = '';", CONTRACTED]
  await run(newer, 1)
  for (const options of [{}, { skipsMigrations: true }])
    await expect(run([INITIAL], undefined, options)).rejects.toMatchObject({
      message: expect.stringContaining('The tables come from a newer version, which this one does not know.'),
      exitCode: 1,
    })
  expect(await run([INITIAL, EXPANDED])).toBe('added')
})

test.each(KINDS)('refuses older tables where it may not migrate, until another has, on %s', async (kind) => {
  const run = await setup(kind)
  const never = { skipsMigrations: true, needsMigrations: true }
  for (const before of [undefined, [INITIAL]]) {
    if (before) await run(before)
    await expect(run([INITIAL, EXPANDED], undefined, never)).rejects.toMatchObject({
      message: expect.stringContaining('The tables come from an older version. Run the command `migrate`'),
      exitCode: 75,
    })
  }
  await run([INITIAL, EXPANDED])
  expect(await run([INITIAL, EXPANDED], undefined, never)).toBe('added')
})

test('refuses older and newer tables on PGlite', async () => {
  const run = await setup('PGlite')
  const never = { skipsMigrations: true, needsMigrations: true }
  await expect(run([INITIAL], undefined, never)).rejects.toMatchObject({
    message: expect.stringContaining('The tables come from an older version. Run the command `migrate`'),
    exitCode: 75,
  })
  expect(await run([INITIAL, EXPANDED, "UPDATE names SET owner = '';", CONTRACTED], 1)).toBe('added')
  await expect(run([INITIAL])).rejects.toMatchObject({
    message: expect.stringContaining('The tables come from a newer version, which this one does not know.'),
    exitCode: 1,
  })
})
