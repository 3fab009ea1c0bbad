import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { onlyInFull, selectRows } from '@foyer/harness/full'
import { createPgliteDirectory, createSharedDatabase } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/openDatabase.ts'
import type { OpenDatabaseParameters, Schema } from '../database/types.ts'
import { OperatorError } from '../errors.ts'
import { createMigrations, type OnEnd } from '../test/createMigrations.ts'
import { restoreBackup } from './restoreBackup.ts'
import { writeBackup } from './writeBackup.ts'
import { writeBackupMetrics } from './writeBackupMetrics.ts'

/** `entries` stands before `authors`, which it refers to. */
const schema = {
  entries: pgTable('entries', {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    author: text().notNull(),
    amount: numeric({ precision: 78, scale: 0 }),
    at: timestamp({ withTimezone: true }),
    tags: text().array(),
    extra: jsonb(),
  }),
  authors: pgTable('authors', { name: text().primaryKey(), height: bigint({ mode: 'bigint' }) }),
}

const TABLES = `CREATE TABLE authors (name text PRIMARY KEY, height bigint);
--> statement-breakpoint
CREATE TABLE entries (id bigserial PRIMARY KEY, author text NOT NULL REFERENCES authors, amount numeric(78, 0), at timestamptz, tags text[], extra jsonb);`
/** A migration that changes rows: it must change restored ones, too. */
const SECOND =
  "ALTER TABLE authors ADD COLUMN initial text; UPDATE authors SET initial = left(name, 1); ALTER TABLE authors ALTER COLUMN initial SET NOT NULL, ALTER COLUMN initial SET DEFAULT '?';"

const FILL = String.raw`INSERT INTO authors VALUES ('Ann', 9223372036854775807), (E'Bo\n"\\日', NULL);
INSERT INTO entries (author, amount, at, tags, extra) VALUES ('Ann', 115792089237316195423570985008687907853269984665640564039457584007913129639935, '2026-02-03 04:05:06.123456+00', ARRAY['a,b', '"'], '{"a": [1e400, null], "b": "\u2028"}');
INSERT INTO entries (author) SELECT 'Ann' FROM generate_series(1, 2500)`

async function createPlace(
  kind: 'Postgres' | 'PGlite',
  migrations: readonly string[] = [TABLES],
  onEnd: OnEnd = onTestFinished,
) {
  const place: Pick<OpenDatabaseParameters<Schema>, 'databaseUrl' | 'stateDirectory'> = {
    stateDirectory: await createFolder(onEnd),
  }
  if (kind === 'PGlite') await createPgliteDirectory(join(place.stateDirectory, 'pglite'))
  else {
    const { url, destroy } = await createSharedDatabase()
    onEnd(destroy)
    place.databaseUrl = url
  }
  const database = {
    schema,
    migrationsFolder: await createMigrations(migrations, undefined, onEnd),
    migrationLock: 1,
    ...place,
    stateVariable: 'STATE_DIR',
    lockFile: 'test.pid',
  }
  /** Runs statements on one connection, and returns the rows of each. */
  async function runAll(statements: readonly string[]) {
    const { drizzle, destroy } = await openDatabase(database)
    try {
      const results: unknown[][] = []
      for (const statement of statements)
        results.push(((await drizzle.execute(sql.raw(statement))) as unknown as { rows: unknown[] }).rows)
      return results
    } finally {
      await destroy()
    }
  }
  const run = async (statements: string) => (await runAll(statements.split(';\n'))).at(-1) ?? []
  return { database, run, runAll }
}

/** A place in a database with an encoding and settings of its own. */
async function createOdd(encoding: string, settings: readonly string[] = []) {
  const { url: server, destroy } = await createSharedDatabase()
  const name = `odd_${encoding.toLowerCase()}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await query(server, [
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LC_COLLATE 'C' LC_CTYPE 'C'`,
    ...settings.map((setting) => `ALTER DATABASE ${name} SET ${setting}`),
  ])
  onTestFinished(async () => {
    await query(server, [`DROP DATABASE ${name} WITH (FORCE)`])
    await destroy()
  })
  await query(url.href, ['CREATE SCHEMA app'])
  const place = await createPlace('Postgres')
  place.database.databaseUrl = url.href
  return place
}

async function query(connectionString: string, statements: readonly string[]) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function createFolder(onEnd: OnEnd = onTestFinished) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-backup-'))
  onEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const ends: Parameters<OnEnd>[0][] = []
afterAll(async () => {
  for (const end of ends) await end()
})

/** A filled database, which no test changes, and its backup. */
let filled: { source: Awaited<ReturnType<typeof createPlace>>; original: string }
beforeAll(async () => {
  const onEnd: OnEnd = (end) => void ends.push(end)
  const source = await createPlace('Postgres', [TABLES], onEnd)
  await source.run(FILL)
  const original = join(await createFolder(onEnd), 'backup.gz')
  await writeBackup({ program: 'test', database: source.database, file: original, keys: ['k1'] })
  filled = { source, original }
})

/** A backup of a filled database, whose file is the test's own. */
async function setup() {
  const { source, original } = filled
  const file = join(await createFolder(), 'backup.gz')
  await copyFile(original, file)
  return { source, file, backup: { program: 'test', database: source.database, file } }
}

const AUTHORS = 'SELECT row_to_json(one)::text FROM authors AS one ORDER BY name'
const ENTRIES = 'SELECT row_to_json(one)::text FROM entries AS one ORDER BY id'

// Each statement of a backup starts PGlite once more, which is a second of processor time.
const KINDS = selectRows(['Postgres', 'PGlite'] as const, (kind) => kind === 'Postgres')

test.each(KINDS)('restores every value of %s as it was', async (kind) => {
  const source = await createPlace(kind)
  const saved = (await source.runAll([...FILL.split(';\n'), AUTHORS, ENTRIES])).slice(-2)
  const file = join(await createFolder(), 'backup.gz')
  expect(await writeBackup({ program: 'test', database: source.database, file })).toBe(2_503)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const target = await createPlace(kind)
  const restored = await restoreBackup({ program: 'test', database: target.database, file })
  expect(restored.rows).toBe(2_503)
  const insert = "INSERT INTO entries (author) VALUES ('Ann') RETURNING id::text"
  expect(await target.runAll([AUTHORS, ENTRIES, insert])).toEqual([...saved, [{ id: '2502' }]])
})

const testInFull = onlyInFull(test)

testInFull(
  'restores every value by way of a database of another schema, encoding and time zone',
  async () => {
    const { source, file, backup } = await setup()
    const odd = await createOdd('SQL_ASCII', [
      'search_path TO app',
      "TimeZone TO 'Asia/Kathmandu'",
      "DateStyle TO 'German'",
    ])
    expect((await restoreBackup({ ...backup, database: odd.database })).rows).toBe(2_503)
    const again = `${file}.again`
    expect(await writeBackup({ program: 'test', database: odd.database, file: again })).toBe(2_503)
    await expect(restoreBackup({ ...backup, database: odd.database })).rejects.toThrow('has rows')
    const target = await createPlace('Postgres')
    await restoreBackup({ program: 'test', database: target.database, file: again })
    for (const query of [AUTHORS, ENTRIES]) expect(await target.run(query)).toEqual(await source.run(query))
  },
)

test('names the encoding that lacks characters of a backup', async () => {
  const { backup } = await setup()
  const { database, run } = await createOdd('LATIN1')
  await expect(restoreBackup({ ...backup, database })).rejects.toThrow('Restore into one in UTF8.')
  expect(await run('SELECT name FROM authors')).toEqual([])
})

test.each([
  ['is of another type', '"amount":null', '"amount":"secret"', '22P02'],
  ['refers to nothing', '"author":"Ann"', '"author":"secret"', '23503'],
])('names table and number of a row that %s, and nothing that is in it', async (_, right, wrong, code) => {
  const { file, backup } = await setup()
  const { database, run } = await createPlace('Postgres')
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  const changed = lines.map((line) => (line.startsWith('{"id":700,') ? line.replace(right, wrong) : line))
  expect(changed).not.toEqual(lines)
  await writeFile(file, gzipSync(changed.join('\n')))
  const error = await restoreBackup({ ...backup, database }).catch((each) => each)
  expect(error).toBeInstanceOf(OperatorError)
  expect(error.message).toContain(
    `The database does not take row 700 of the table entries (${code}). Nothing was restored.`,
  )
  // All that a program may print of it.
  expect(inspect(error, { depth: null })).not.toMatch(/Ann|secret/)
  expect(await run('SELECT count(*)::int AS count FROM authors')).toEqual([{ count: 0 }])
})

test('writes no backup without tables', async () => {
  const { backup, file } = await setup()
  const database = { ...backup.database, schema: {} }
  await expect(writeBackup({ ...backup, database, file: `${file}.empty` })).rejects.toThrow(
    'There is nothing to back up',
  )
})

test('writes the rows of one moment while others write on', async () => {
  const source = await createPlace('Postgres')
  await source.run(`${FILL};\nINSERT INTO entries (author) SELECT 'Ann' FROM generate_series(1, 5000)`)
  const file = join(await createFolder(), 'backup.gz')
  const { drizzle, destroy } = await openDatabase(source.database)
  let isDone = false
  /** Each pair is one transaction: a backup with an author has the entry, too. */
  async function write() {
    let count = 0
    while (!isDone) {
      count += 1
      const name = `writer ${count}`
      await drizzle.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO authors VALUES (${name})`)
        await tx.execute(sql`INSERT INTO entries (author) VALUES (${name})`)
      })
    }
    return count
  }
  const writing = write()
  const rows = await writeBackup({ program: 'test', database: source.database, file }).finally(() => {
    isDone = true
  })
  expect(await writing).toBeGreaterThan(0)
  await destroy()
  const target = await createPlace('Postgres')
  expect((await restoreBackup({ program: 'test', database: target.database, file })).rows).toBe(rows)
  const [torn] = await target.run(
    "SELECT count(*)::int AS count FROM authors WHERE name LIKE 'writer %' AND NOT EXISTS (SELECT FROM entries WHERE author = name)",
  )
  expect(torn).toEqual({ count: 0 })
})

test('restores what an older version has written, and brings it up to date', async () => {
  const { file } = await setup()
  const newer = await createPlace('Postgres', [TABLES, SECOND])
  await restoreBackup({ program: 'test', database: newer.database, file })
  expect(await newer.run("SELECT initial FROM authors WHERE name = 'Ann'")).toEqual([{ initial: 'A' }])
  expect(await newer.run('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations')).toEqual([
    { count: 2 },
  ])
})

test('refuses a backup of a newer version, of another program, and without its keys', async () => {
  const { file, backup } = await setup()
  const { database } = await createPlace('Postgres', ['CREATE TABLE other (id int);'])
  const older = { ...database, migrationsFolder: await createMigrations([]) }
  await expect(restoreBackup({ ...backup, database: older })).rejects.toThrow('of a newer version')
  await expect(restoreBackup({ program: 'auth', database, file })).rejects.toThrow(
    'a backup of test, and not of auth',
  )
  await expect(restoreBackup({ ...backup, database, keys: ['k2'] })).rejects.toThrow('The key ring lacks k1')
})

test('overwrites neither rows nor files', async () => {
  const { source, file, backup } = await setup()
  await expect(restoreBackup(backup)).rejects.toThrow('has rows, and nothing is overwritten')
  expect(await source.run('SELECT count(*)::int AS count FROM entries')).toEqual([{ count: 2_501 }])
  await expect(writeBackup(backup)).rejects.toThrow(`${file} is there already`)
  await expect(writeBackup({ ...backup, file: join(file, '..', 'none', 'backup') })).rejects.toThrow(
    'is not there. Make it first.',
  )
  const newer = await createPlace('Postgres', [TABLES, SECOND])
  await newer.run('SELECT 1')
  await expect(restoreBackup({ ...backup, database: newer.database })).rejects.toThrow(
    'The tables are of a newer version than the backup.',
  )
})

test('restores all rows of a whole backup, or none', async () => {
  const { file, backup } = await setup()
  const { database, run } = await createPlace('Postgres')
  const text = gunzipSync(await readFile(file)).toString()
  const lines = text.trimEnd().split('\n')
  const broken = {
    'cut off': (await readFile(file)).subarray(0, -20),
    'without its end': gzipSync(lines.slice(0, -1).join('\n')),
    'cut off at a line': gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
    'with a row less': gzipSync(`${lines.toSpliced(3, 1).join('\n')}\n`),
    'no backup': Buffer.from('no backup'),
    empty: gzipSync(''),
  }
  const usual = ['cut off', 'cut off at a line', 'with a row less']
  for (const [name, content] of selectRows(Object.entries(broken), ([name]) => usual.includes(name))) {
    const other = `${file} ${name}`
    await writeFile(other, content)
    await expect(restoreBackup({ ...backup, database, file: other }), name).rejects.toThrow(
      'is damaged or not whole',
    )
    expect(await run('SELECT count(*)::int AS count FROM authors'), name).toEqual([{ count: 0 }])
  }
  await expect(restoreBackup({ ...backup, database, file: `${file} none` })).rejects.toThrow(
    'There is no file',
  )
  // A failed restore leaves nothing that blocks another try.
  expect((await restoreBackup({ ...backup, database })).rows).toBe(2_503)
})

test('notes the time of a backup for a collector, or says that it cannot', async () => {
  const file = join(await createFolder(), 'backup.prom')
  const metrics = { prefix: 'test_backup', labels: { role: 'auth' }, rows: 7, writtenAt: new Date(5_999) }
  await writeBackupMetrics(file, { ...metrics, rows: 6 })
  await writeBackupMetrics(file, metrics)
  expect(await readFile(file, 'utf8')).toMatch(
    /\ntest_backup_timestamp_seconds\{role="auth"\} 5\n[\s\S]*\ntest_backup_rows\{role="auth"\} 7\n$/,
  )
  await expect(writeBackupMetrics(join(file, 'none'), metrics)).rejects.toThrow(
    'The backup was written, but its time was not: ',
  )
})

test('says that there is nothing to back up', async () => {
  const folder = await createFolder()
  const { database } = await createPlace('Postgres')
  const file = join(folder, 'backup')
  for (const place of [database, { ...database, databaseUrl: undefined, stateDirectory: join(folder, 'no') }])
    await expect(writeBackup({ program: 'test', database: place, file })).rejects.toThrow(
      'There is nothing to back up',
    )
})
