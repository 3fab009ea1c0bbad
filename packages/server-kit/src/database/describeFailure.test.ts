import { createSharedDatabase } from '@foyer/harness/postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperatorError } from '../errors.ts'
import { createMigrations } from '../test/createMigrations.ts'
import { describeFailure } from './describeFailure.ts'
import { openPostgres } from './openPostgres.ts'

let server: Awaited<ReturnType<typeof createSharedDatabase>>
let place: string

async function query(sql: string) {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  server = await createSharedDatabase()
  place = new URL(server.url).host
})

afterAll(async () => server?.destroy())

/** Returns the message to the operator about a database that cannot be opened, and the exit code. */
async function open(change: (url: URL) => void, migration = 'CREATE TABLE names (id text);') {
  const url = new URL(server.url)
  change(url)
  const opened = await openPostgres(url.href, {
    schema: {},
    migrationsFolder: await createMigrations(migration),
    migrationLock: 1,
    stateDirectory: '',
    stateVariable: 'STATE_DIR',
    lockFile: 'test.pid',
  }).catch((error: OperatorError) => error)
  if (!(opened instanceof Error)) {
    await opened.destroy()
    throw new Error('The database was opened.')
  }
  const text = opened.message.replace('The database of DATABASE_URL cannot be used. ', '')
  return { text, exitCode: opened.exitCode }
}

test('names a server that is not there', async () => {
  const { text, exitCode } = await open((url) => Object.assign(url, { host: '127.0.0.1:1' }))
  expect(text).toBe('No server listens at 127.0.0.1:1. Start it, or correct host and port.')
  expect(exitCode).toBe(75)
})

test('names a host that is not known', async () => {
  const { text, exitCode } = await open((url) => Object.assign(url, { hostname: 'database.invalid' }))
  expect(text).toMatch(/^The host of database\.invalid:\d+ has no address in DNS \((ENOTFOUND|EAI_AGAIN)\)\./)
  expect(exitCode).toBe(75)
})

test('names a database that is not there', async () => {
  const { text, exitCode } = await open((url) => Object.assign(url, { pathname: '/none' }))
  expect(text).toBe(`${place} has no database "none". Create it: CREATE DATABASE "none".`)
  expect(exitCode).toBe(75)
})

test('names a role that is not there', async () => {
  const { text } = await open((url) => Object.assign(url, { username: 'foyer_none' }))
  expect(text).toMatch(/role.*"foyer_none"|"foyer_none".*role/)
})

test('names a role that may not create tables, which no other start changes', async () => {
  await query("CREATE ROLE foyer_guest LOGIN PASSWORD 'guest'")
  const guest = { username: 'foyer_guest', password: 'guest' }
  try {
    const { text, exitCode } = await open((url) => Object.assign(url, guest))
    expect(text).toContain('"foyer_guest" may not create tables')
    expect(text).toContain('GRANT CREATE ON DATABASE')
    expect(exitCode).toBe(1)
  } finally {
    await query('DROP ROLE foyer_guest')
  }
})

test('names a server without TLS', async () => {
  const { text, exitCode } = await open((url) => url.searchParams.set('sslmode', 'verify-full'))
  expect(text).toBe(`${place} has no TLS. Give it a certificate, or take sslmode out of the address.`)
  expect(exitCode).toBe(1)
})

test('names the statement of a migration that fails, and keeps nothing of it', async () => {
  const statements =
    'CREATE TABLE kept (id text);--> statement-breakpoint\nALTER TABLE missing ADD COLUMN x text;'
  const { text, exitCode } = await open(() => {}, statements)
  expect(text).toBe('A statement failed: relation "missing" does not exist (42P01).')
  expect(exitCode).toBe(1)
  expect(await query("SELECT to_regclass('kept') AS kept")).toEqual([{ kept: null }])
})

test.each([
  [{ code: 'CERT_HAS_EXPIRED', message: 'certificate has expired' }, 'has expired', false],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID', message: 'does not match' }, 'is for other hosts', false],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' }, 'is not trusted', false],
  [{ code: '28000', message: 'no pg_hba.conf entry for host "::1", no encryption' }, 'wants TLS', false],
  [{ code: '28P01', message: 'password authentication failed' }, 'refuses the password of "u"', true],
  [{ code: '53300', message: 'too many clients' }, 'has no connection left', true],
  [{ code: '57P03', message: 'the database system is starting up' }, 'is starting up', true],
  [{ message: 'timeout expired' }, 'does not answer in time', true],
])('describes %j', (fields, text, isTemporary) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error(fields.message), fields) })
  const failure = describeFailure(error, 'postgres://u:secret@db.example:5432/d')
  expect(failure.text).toContain(text)
  expect(failure.text).not.toContain('secret')
  expect(failure.isTemporary).toBe(isTemporary)
})

test('says how a password is written that the address cannot hold', () => {
  expect(describeFailure(new URIError('URI malformed'), 'postgresql://user:%zz@127.0.0.1/db')).toMatchObject({
    text: expect.stringMatching(
      /^The address cannot be read\. Write characters of the password .* such as %23 for #\.$/,
    ),
    isTemporary: false,
  })
})

test.each([
  ['08P01', 'unsupported startup parameter: options', 'is a pooler that refuses a parameter of the address'],
  ['26000', 'prepared statement "a" does not exist', 'is a pooler that mixes up prepared statements'],
  [
    '08P01',
    'transaction blocks not allowed in statement pooling mode',
    'is a pooler that takes no transactions',
  ],
])('names a pooler that answers %s', (code, message, text) => {
  const failure = describeFailure(
    Object.assign(new Error(message), { code }),
    'postgresql://user@pooler.example/db',
  )
  expect(failure).toMatchObject({
    text: expect.stringContaining(`pooler.example:5432 ${text}`),
    isTemporary: false,
  })
})
