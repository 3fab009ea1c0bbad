import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '../src/config.ts'
import { createKey, createKeyLine } from '../src/shared/keys.ts'
import { createTestClient } from './createTestClient.ts'
import { type MailSink, startMailSink } from './startMailSink.ts'
import { createEmail, SITE_ORIGIN, writeProjects } from './startTestServers.ts'

const PUBLIC_URL = 'https://solo.example'

let directory: string
let sink: MailSink
let env: Record<string, string>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-solo-'))
  sink = await startMailSink()
  env = {
    WALLET_PORT: '0',
    WALLET_PUBLIC_URL: PUBLIC_URL,
    WALLET_SITE_URL: SITE_ORIGIN,
    WALLET_STATE_DIR: join(directory, 'state'),
    WALLET_PROJECTS: await writeProjects(directory),
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
  await sink?.stop()
  await rm(directory, { recursive: true, force: true })
})

/** The program, with its databases in PGlite. */
async function startSolo() {
  const main = join(import.meta.dirname, '../src/main.ts')
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--conditions=@foyer/source', main, 'start', 'solo'], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
  createTestClient({ urls, sink, email, publicUrls: { auth: PUBLIC_URL, vault: PUBLIC_URL } })

let solo: Awaited<ReturnType<typeof startSolo>>
beforeAll(async () => {
  solo = await startSolo()
})

test('runs both servers in one process on PGlite, says what that means, and ends on SIGTERM', async () => {
  const { urls, lines, child, exited } = solo
  expect(lines.join('\n')).toContain('whoever runs it can rebuild every wallet')
  for (const path of ['/health', '/ready', '/approve', '/approve.js'])
    expect((await fetch(`${urls.auth}${path}`)).status).toBe(200)
  const client = await createClient(urls)
  const address = await client.open()
  const second = await createClient(urls, client.email)
  expect(await second.open()).toBe(address)
  expect(await client.unlock()).toBe(address)
  // A mail of one operator says so, whatever other operator is named.
  await sink.waitForMails(client.email, 5)
  for (const { text } of sink.mails)
    expect(text).toContain('The operator of this wallet can technically access it.')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})
