/** Programs from before the newest migration and the present ones, side by side on the same tables. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ID, prepareGateway } from '@foyer/gateway/testing/prepareGateway'
import { startGatewayProcess } from '@foyer/gateway/testing/startGatewayProcess'
import { startTestChain } from '@foyer/gateway/testing/startTestChain'
import { createEvents, createRequests } from '@foyer/gateway/testing/startTestGateway'
import { createPostgresDatabase } from '@foyer/harness/postgres'
import { createTestClient } from '@foyer/wallet-server/test/client'
import { startMailSink } from '@foyer/wallet-server/test/mails'
import { prepareWalletProcess, startWalletProcess } from '@foyer/wallet-server/test/process'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkOut, findCommitBefore } from './checkOutBefore.ts'

async function query(databaseUrl: string, text: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** The repository as it was, until the test ends. */
async function checkOutOld(commit: string | undefined) {
  const { root, remove } = await checkOut(commit ?? '')
  onTestFinished(remove)
  return root
}

async function createDatabase() {
  const { url, destroy } = await createPostgresDatabase()
  onTestFinished(destroy)
  return url
}

const countMigrations = async (databaseUrl: string) =>
  Number((await query(databaseUrl, 'SELECT count(*) FROM drizzle.__drizzle_migrations'))[0]?.count)

const gatewayBefore = await findCommitBefore('apps/gateway/drizzle')

describe.skipIf(gatewayBefore.missing)(`gateway (${gatewayBefore.missing ?? gatewayBefore.commit})`, () => {
  test('takes events before and after it is rolled out, at old and new processes', async () => {
    const root = await checkOutOld(gatewayBefore.commit)
    const chain = await startTestChain()
    onTestFinished(() => chain.stop())
    const { settings, remove } = await prepareGateway({ chain, scan: true })
    onTestFinished(remove)
    const databaseUrl = await createDatabase()
    async function start(main?: string) {
      const env = { GATEWAY_CONFIG: settings.configFile, DATABASE_URL: databaseUrl }
      const gateway = await startGatewayProcess(env, ['--scan'], main)
      onTestFinished(gateway.kill)
      if (gateway.url === '') throw new Error(gateway.errors())
      return createRequests(gateway.url)
    }
    const oldMain = join(root, 'apps/gateway/launcher/main.ts')
    let kept = 0
    /** Asks each process for what it reads and what it writes. */
    async function use(...gateways: ReturnType<typeof createRequests>[]) {
      for (const { url, get, post } of gateways) {
        await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200)
        expect((await get('/getWallets')).status).toBe(200)
        expect((await post('/batch', createEvents(1))).status).toBe(202)
        kept += 1
      }
      expect(await query(databaseUrl, 'SELECT count(*)::int AS count FROM events')).toEqual([{ count: kept }])
    }

    const old = await start(oldMain)
    const migrations = await countMigrations(databaseUrl)
    await query(
      databaseUrl,
      `INSERT INTO projects (id, name, origins, features, analytics) VALUES ('${PROJECT_ID}', 'Test', '{}', '{}', true)`,
    )
    await use(old)
    const present = await start()
    expect(await countMigrations(databaseUrl)).toBeGreaterThan(migrations)
    await use(old, present)
    // The way back, without another migration.
    await use(await start(oldMain), present)
  })
})

for (const role of ['auth', 'vault'] as const) {
  const before = await findCommitBefore(`apps/wallet-server/drizzle/${role}`)
  describe.skipIf(before.missing)(`${role} (${before.missing ?? before.commit})`, () => {
    test('logs in before and after it is rolled out, and across old and new processes', async () => {
      const root = await checkOutOld(before.commit)
      const directory = await mkdtemp(join(tmpdir(), 'foyer-roll-'))
      onTestFinished(() => rm(directory, { recursive: true, force: true }))
      const sink = await startMailSink()
      onTestFinished(() => sink.stop())
      const environment = async (of: typeof role) => ({
        ...(await prepareWalletProcess(of, directory, sink.url)),
        DATABASE_URL: await createDatabase(),
        WALLET_LOG_LEVEL: 'silent',
      })
      const env = await environment(role)
      async function start(main?: string) {
        const { url, kill } = await startWalletProcess(role, env, main)
        onTestFinished(kill)
        return url
      }
      const oldMain = join(root, 'apps/wallet-server/src/main.ts')
      const other = role === 'auth' ? 'vault' : 'auth'
      const beside = await startWalletProcess(other, await environment(other))
      onTestFinished(beside.kill)
      const urls = { auth: beside.url, vault: beside.url }
      let count = 0
      const createClient = () => {
        count += 1
        return createTestClient({ urls, sink, email: `roll-${count}@example.com` })
      }

      urls[role] = await start(oldMain)
      const early = await createClient()
      const address = await early.open()
      const migrations = await countMigrations(env.DATABASE_URL)
      const [first, present] = [urls[role], await start()]
      expect(await countMigrations(env.DATABASE_URL)).toBeGreaterThan(migrations)
      // The way back, without another migration.
      const processes = [first, present, await start(oldMain)]
      for (const [index, url] of processes.entries()) {
        urls[role] = url
        expect(await early.unlock()).toBe(address)
        const late = await createClient()
        await late.open()
        // Link and code are asked for at one process, and used at another one.
        const crossing = await createClient()
        const { id, token } = await crossing.startApproval()
        urls[role] = processes[(index + 1) % processes.length] ?? ''
        await crossing.decide(token, 'approve')
        expect(await crossing.readStatus(id)).toBe('approved')
        urls[role] = url
        const { challengeId, known } = await crossing.startLogin()
        await expect.poll(() => sink.findCodes(crossing.email).length).toBeGreaterThan(known)
        urls[role] = processes[(index + 1) % processes.length] ?? ''
        const [code = ''] = sink.findCodes(crossing.email).slice(known)
        const login = await crossing.verify(challengeId, code)
        crossing.adopt({ token: login.token, approvalId: id })
        expect(await crossing.createOrRecover()).not.toBe(address)
        expect(await late.unlock()).not.toBe(address)
      }
    })
  })
}
