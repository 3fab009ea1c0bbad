import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTcpProxy } from '@foyer/harness/faults'
import { IS_FULL, onlyInFull } from '@foyer/harness/full'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { MAIL_PURPOSE } from '../src/auth/purposes.ts'
import { type RoleSettings, readConfig } from '../src/config.ts'
import { openAuthDatabase } from '../src/openStore.ts'
import { rotateKek } from '../src/rotateKek.ts'
import { createMailer } from '../src/shared/createMailer.ts'
import { createKeyLine, parseKey } from '../src/shared/keys.ts'
import { createMailStore } from '../src/shared/outbox/createMailStore.ts'
import { createOutbox } from '../src/shared/outbox/createOutbox.ts'
import { createSealer } from '../src/shared/seal.ts'
import { startWalletServer } from '../src/startWalletServer.ts'
import { createTestClient } from './createTestClient.ts'
import { readRows, runStatement, withDatabase } from './readRows.ts'
import { startMailSink } from './startMailSink.ts'
import { createEmail, startTestServers, type TestServers } from './startTestServers.ts'
import { prepareWalletProcess, startWalletProcess } from './startWalletProcess.ts'

let servers: TestServers
beforeAll(async () => {
  servers = await startTestServers()
})
afterEach(() => {
  servers.sink.setRefusing(false)
  servers.sink.setDelay(0)
})
afterAll(() => servers?.stop())

const createClient = (url = servers.urls.auth, sink = servers.sink) =>
  createTestClient({ urls: { auth: url, vault: '' }, sink, email: createEmail() })

const readMails = async () => (await readRows('auth', servers.settings.auth)).mails ?? []
const execute = (text: string) => runStatement(servers.settings.auth, text)
const waitForLine = (from: number, event: string) =>
  vi.waitFor(() => expect(servers.lines.slice(from).join()).toContain(`"${event}"`))

/** A mail that the mail server has refused once, and that waits for a long time. */
async function leaveMail() {
  const from = servers.lines.length
  servers.sink.setRefusing(true)
  const client = await createClient()
  const login = await client.startLogin()
  await waitForLine(from, 'mail.retried')
  await execute("UPDATE mails SET tries = 0, due_at = now() + interval '1 hour' WHERE due_at IS NOT NULL")
  const [mail] = (await readMails()).filter(({ due_at }) => due_at !== null)
  return { client, ...login, mail, from }
}

const deliverNow = async () => {
  servers.sink.setRefusing(false)
  await execute('UPDATE mails SET due_at = now() WHERE due_at IS NOT NULL')
}

// Below, mails that wait in the table go out in `test`, from each process.
const testInFull = onlyInFull(test)

for (const database of ['Postgres', 'PGlite'])
  testInFull(
    `brings the mail of a process on ${database} that is killed after its answer, once`,
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'foyer-outbox-'))
      onTestFinished(() => rm(directory, { recursive: true, force: true }))
      const sink = await startMailSink()
      onTestFinished(sink.stop)
      const env: Record<string, string> = await prepareWalletProcess('auth', directory, sink.url)
      if (database === 'Postgres') {
        const postgres = await createSharedDatabase()
        onTestFinished(postgres.destroy)
        env.DATABASE_URL = postgres.url
      }
      sink.setDelay(20_000)
      const first = await startWalletProcess('auth', env)
      onTestFinished(first.kill)
      const client = await createClient(first.url, sink)
      const { challengeId } = await client.startLogin()
      await vi.waitFor(() => expect(sink.attempts()).toBe(1))
      await first.kill()
      expect(sink.mails).toEqual([])

      sink.setDelay(0)
      // Mails that the killed process was sending belong to it for half a minute.
      const place = { stateDirectory: join(directory, 'state/auth'), databaseUrl: env.DATABASE_URL }
      await withDatabase({ role: 'auth', databaseVariable: 'DATABASE_URL', ...place }, (execute) =>
        execute('UPDATE mails SET due_at = now()'),
      )
      const start = async () => {
        const server = await startWalletServer(readConfig('auth', env), { writeLog: () => {} })
        onTestFinished(server.stop)
        return server
      }
      const second = await start()
      if (database === 'Postgres') await start()
      await vi.waitFor(() => expect(sink.findCodes(client.email)).toHaveLength(1))
      const moved = await createTestClient({
        urls: { auth: second.url, vault: '' },
        sink,
        email: client.email,
      })
      await expect(moved.verify(challengeId, sink.findCodes(client.email)[0] ?? '')).rejects.toThrow('code')
      expect(sink.mails).toHaveLength(1)
    },
  )

/** Mails that three processes have at once. */
const COUNT = IS_FULL ? 30 : 12

test('sends each mail once from three processes', async () => {
  const urls = [servers.urls.auth, await servers.startAnother('auth'), await servers.startAnother('auth')]
  servers.sink.setDelay(50)
  const clients = await Promise.all(Array.from({ length: COUNT }, (_, i) => createClient(urls[i % 3])))
  for (const client of clients) await client.startLogin()
  for (const { email } of clients) await servers.sink.waitForMails(email, 1)
  await expect.poll(readMails).toEqual([])
  const emails = clients.map(({ email }) => email)
  expect(servers.sink.mails.filter(({ to }) => emails.includes(to))).toHaveLength(COUNT)
})

testInFull(
  'sends a mail once when all processes lose the database before one has noted that the mail is out',
  async () => {
    const postgres = await createSharedDatabase()
    onTestFinished(postgres.destroy)
    const { hostname, port } = new URL(postgres.url)
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) })
    onTestFinished(proxy.stop)
    const proxied = new URL(postgres.url)
    proxied.host = `127.0.0.1:${proxy.port}`
    const sink = await startMailSink()
    onTestFinished(sink.stop)
    const [settings] = servers.settings.auth.roles as [RoleSettings]
    const open = async () => {
      const database = await openAuthDatabase({ ...settings, databaseUrl: proxied.href })
      const mailer = createMailer({ smtpUrl: sink.url, from: 'auth@auth.example' })
      const outbox = createOutbox({
        database,
        sealer: createSealer(settings.keyRing, MAIL_PURPOSE),
        compose: () => ({ subject: 'Code', text: 'text', html: '<p>text</p>' }),
        mailer,
        publicUrl: 'https://auth.example',
        log: () => {},
      })
      onTestFinished(async () => {
        await outbox.destroy()
        mailer.destroy()
        await database.destroy()
      })
      return outbox
    }
    const [outbox] = await Promise.all(Array.from({ length: 5 }, open))
    sink.setDelay(3_000)
    await outbox?.send({ to: 'user@example.com', order: { kind: 'guesses', locale: 'en' } })
    await vi.waitFor(() => expect(sink.attempts()).toBe(1))
    proxy.cut()
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1))
    // Longer than a process takes to notice, and than it keeps a mail.
    await wait(4_000)
    const place = { stateDirectory: '', databaseUrl: postgres.url, databaseVariable: 'DATABASE_URL' }
    const onDatabase = (text: string) => withDatabase({ role: 'auth', ...place }, (execute) => execute(text))
    await onDatabase('UPDATE mails SET due_at = now()')
    proxy.restore()
    await expect.poll(() => onDatabase('SELECT id FROM mails')).toEqual([])
    expect(sink.mails).toHaveLength(1)
  },
)

test('sends a mail again under the id that it had, when nobody knows that it arrived', async () => {
  const client = await createClient()
  servers.sink.loseAnswers(1)
  await client.startLogin()
  await servers.sink.waitForMails(client.email, 2)
  const ids = servers.sink.mails.filter(({ to }) => to === client.email).map(({ messageId }) => messageId)
  expect(ids[0]).toMatch(/^<[\w-]+@auth\.example>$/)
  expect(new Set(ids).size).toBe(1)
})

test('keeps neither address nor code in clear while a mail waits', async () => {
  const { client, mail } = await leaveMail()
  await deliverNow()
  await servers.sink.waitForMails(client.email, 1)
  const text = JSON.stringify(mail)
  expect(text).toContain('sealed')
  expect(text).not.toContain(client.email.split('@')[0])
  expect(text).not.toContain(servers.sink.findCodes(client.email)[0])
  expect(Buffer.from(String(mail?.sealed).split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
    'code',
  )
})

test('does not send a code that has expired, and says so', async () => {
  const { client, mail, from } = await leaveMail()
  await execute("UPDATE mails SET expires_at = now() - interval '1 second'")
  await deliverNow()
  await servers.cleanUp('auth')
  await waitForLine(from, 'mail.expired')
  expect((await readMails()).map(({ id }) => id)).not.toContain(mail?.id)
  expect(servers.sink.findCodes(client.email)).toEqual([])
})

test('sets a mail aside that cannot be read, says so, and sends the others', async () => {
  const { client, mail, from } = await leaveMail()
  await execute(`UPDATE mails SET sealed = sealed || 'AAAA' WHERE id = '${mail?.id}'`)
  await deliverNow()
  const other = await createClient()
  await other.startLogin()
  await servers.sink.waitForMails(other.email, 1)
  await waitForLine(from, 'mail.failed')
  expect(servers.lines.slice(from).join()).toContain('"code":"SealError"')
  expect(await readMails()).toContainEqual(
    expect.objectContaining({ id: mail?.id, due_at: null, problem: 'SealError' }),
  )
  expect(servers.sink.findCodes(client.email)).toEqual([])
})

test('is sealed anew with the current key, which then opens it alone', async () => {
  const { client, mail } = await leaveMail()
  const [settings] = servers.settings.auth.roles as [RoleSettings]
  const [current = '', key = ''] = createKeyLine().split(' ')
  const bytes = parseKey(key) ?? new Uint8Array()
  const keys = new Map([...settings.keyRing.keys, [current, bytes]])
  await rotateKek('auth', { ...settings, keyRing: { current, keys } })
  const database = await openAuthDatabase(settings)
  onTestFinished(database.destroy)
  const sealer = createSealer({ current, keys: new Map([[current, bytes]]) }, MAIL_PURPOSE)
  const sealed = String((await readMails()).find(({ id }) => id === mail?.id)?.sealed)
  const { to } = await createMailStore(database.drizzle, sealer).read({ id: String(mail?.id), sealed })
  expect(to).toBe(client.email)
})

// The last one: the mail server does not come back.
test('goes on trying while the mail server is away', async () => {
  const client = await createClient()
  await servers.sink.stop()
  const from = servers.lines.length
  await client.startLogin()
  // More often than a mail is tried that the mail server refuses.
  const tries = () => servers.lines.slice(from).filter((line) => line.includes('"mail.retried"'))
  await vi.waitFor(() => expect(tries().length).toBeGreaterThan(4))
  expect(servers.lines.slice(from).join()).not.toContain('"mail.failed"')
})
