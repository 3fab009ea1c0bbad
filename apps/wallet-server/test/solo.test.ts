import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createPgliteDirectory } from '@foyer/harness/postgres'
import { findFreePort, PGLITE_FLAGS } from '@foyer/harness/processes'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '../src/config.ts'
import { createProgram } from '../src/createProgram.ts'
import { createKey, createKeyLine } from '../src/shared/keys.ts'
import { createTestClient } from './createTestClient.ts'
import { type MailSink, startMailSink } from './startMailSink.ts'
import { createEmail, PROJECT_ID, writeProjects } from './startTestServers.ts'

let publicUrl: string
let directory: string
let sink: MailSink
let site: Awaited<ReturnType<typeof startSite>>
let env: Record<string, string>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-solo-'))
  sink = await startMailSink()
  const port = await findFreePort()
  publicUrl = `http://127.0.0.1:${port}`
  site = await startSite()
  for (const role of ['auth', 'vault']) await createPgliteDirectory(join(directory, 'state', role, 'pglite'))
  env = {
    WALLET_PORT: String(port),
    WALLET_PUBLIC_URL: publicUrl,
    WALLET_SITE_URL: site.url,
    WALLET_STATE_DIR: join(directory, 'state'),
    WALLET_PROJECTS: await writeProjects(directory, { rpcUrl: site.url }),
    WALLET_OPERATOR: 'Ada',
    WALLET_OTHER_OPERATOR: 'Grace',
    WALLET_SMTP_URL: sink.url,
    WALLET_MAIL_FROM: 'wallet@example.com',
    WALLET_AUTH_KEK: createKeyLine(),
    WALLET_VAULT_KEK: createKeyLine(),
    WALLET_AUTH_PEPPER: createKey(),
    WALLET_VAULT_PEPPER: createKey(),
  }
})
afterAll(async () => {
  solo?.child.kill('SIGKILL')
  site?.stop()
  await sink?.stop()
  await rm(directory, { recursive: true, force: true })
})

/** Stands for the site, and for a node of chain 56. */
async function startSite() {
  const server = createServer((_, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x38' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}

/** The program, with its databases in PGlite. */
async function startSolo() {
  const main = join(import.meta.dirname, '../src/main.ts')
  const { PATH = '' } = process.env
  const child = spawn(
    process.execPath,
    ['--conditions=@foyer/source', ...PGLITE_FLAGS, main, 'start', 'solo'],
    {
      env: { PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const lines: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => void lines.push(text))
  const exited = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const found = / listens on (http:\S+)/.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
    void exited.then(() => reject(new Error(lines.join('\n'))))
  })
  return { urls: { auth: url, vault: url }, child, exited, lines }
}

const createClient = (urls: Record<Role, string>, email = createEmail()) =>
  createTestClient({ urls, sink, email, publicUrls: { auth: publicUrl, vault: publicUrl } })

let solo: Awaited<ReturnType<typeof startSolo>>
beforeAll(async () => {
  solo = await startSolo()
})

afterEach(() => vi.unstubAllEnvs())

async function check(changes: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...env, ...changes })) vi.stubEnv(name, value)
  const lines: string[] = []
  const program = createProgram({ write: (line) => void lines.push(line) })
  const end = await program.parseAsync(['node', 'wallet-server', 'check', 'solo']).then(
    () => 'nothing to do',
    (error: Error) => error.message,
  )
  return { lines, end }
}

test('leads every request to the server whose route it is', async () => {
  // Auth has no such route, and the vault asks for a proof.
  for (const path of ['/v1/deletion/ask', '/v1/approvals', '/v1/approvals/x'])
    expect((await fetch(`${publicUrl}${path}`, { method: path.endsWith('x') ? 'GET' : 'POST' })).status).toBe(
      401,
    )
  expect((await fetch(`${publicUrl}/approve/linkTokens.js`)).status).toBe(200)
  expect((await fetch(`${publicUrl}/v1/me`)).status).toBe(401)
  expect((await fetch(`${publicUrl}/v1/nothing`)).status).toBe(404)
})

test('check finds nothing to do for servers that run as they should, and skips what they do not have', async () => {
  const { lines, end } = await check()
  expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual([
    'ok     keys of auth',
    'ok     keys of vault',
    '–      database of auth',
    '–      database of vault',
    'ok     mail',
    // It answers, and is both servers.
    'ok     WALLET_PUBLIC_URL',
    'ok     WALLET_PUBLIC_URL',
    'ok     WALLET_PUBLIC_URL',
    'ok     WALLET_SITE_URL',
    `ok     project ${PROJECT_ID}`,
    '–      social logins',
    '–      Farcaster',
    'ok     chain 56',
    '–      smart accounts',
    '–      sponsored gas',
  ])
  expect(end).toBe('nothing to do')
})

test('check says what there is to do, and no secret', async () => {
  const pepper = createKey()
  const { lines, end } = await check({ WALLET_AUTH_PEPPER: pepper, WALLET_PROJECTS: join(directory, 'none') })
  expect(lines.filter((line) => line.startsWith('to do'))).toEqual([
    expect.stringContaining('is not this auth, or has another pepper'),
    expect.stringContaining('none cannot be read'),
  ])
  expect(end).toBe('There are 2 things to do.')
  for (const secret of [pepper, env.WALLET_VAULT_PEPPER, env.WALLET_AUTH_KEK?.split(' ')[1]])
    expect(lines.join('\n')).not.toContain(secret)
})

test('runs both servers in one process on PGlite, says what that means, and ends on SIGTERM', async () => {
  const { urls, lines, child, exited } = solo
  expect(lines.join('\n')).toContain('whoever runs it can rebuild every wallet')
  for (const path of ['/health', '/ready', '/approve', '/approve.js', '/approve/linkTokens.js'])
    expect((await fetch(`${urls.auth}${path}`)).status).toBe(200)
  const client = await createClient(urls)
  const address = await client.open()
  const second = await createClient(urls, client.email)
  expect(await second.open()).toBe(address)
  expect(await client.unlock()).toBe(address)
  // A mail of one operator says so, whatever other operator is named.
  await sink.waitForMails(client.email, 5)
  for (const { text } of sink.mails) expect(text).toContain('The operator can technically access this wallet')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})
