import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startTcpProxy } from '@foyer/harness/faults'
import { IS_FULL, onlyInFull } from '@foyer/harness/full'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { PGLITE_FLAGS } from '@foyer/harness/processes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../launcher/createProgram.ts'
import { startGateway } from '../launcher/start.ts'
import type { HistoryPage } from '../src/providers/types.ts'
import { createDatabase } from '../src/store/createDatabase.ts'
import { createStore } from '../src/store/createStore.ts'
import { openTestDatabase, PROJECT_ID, prepareGateway, type TestDatabase } from './prepareGateway.ts'
import { startGatewayProcess } from './startGatewayProcess.ts'
import { OTHER, OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { createEvents, createRequests, startTestGateway, type TestGateway } from './startTestGateway.ts'

let chain: TestChain
let pglite: TestDatabase
beforeAll(async () => {
  // One after the other: a database that starts blocks the process, and requests to the chain would run out of time.
  chain = await startTestChain()
  pglite = await openTestDatabase()
})
afterAll(async () => {
  await pglite?.destroy()
  await chain?.stop()
})

/** A database of the test's own. */
async function createPostgres() {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  return url
}

/** Waits until a hash is the newest of the receiver's history. */
const waitForTransaction = (gateway: Pick<TestGateway, 'getJson'>, hash: string) =>
  vi.waitFor(async () => {
    const page = await gateway.getJson(`/v1/account/${OTHER.address}/history`, { chainId: 'eip155:56' })
    expect((page as HistoryPage).data[0]?.metadata.hash).toBe(hash)
  })

async function countEvents(settings: { stateDirectory: string; databaseUrl: string | undefined }) {
  const database = await createDatabase(settings)
  const count = await countEventsIn(database)
  await database.destroy()
  return count
}

async function countEventsIn(database: Pick<TestDatabase, 'drizzle'>) {
  const rows = await createStore(database).countEvents(PROJECT_ID, new Date(0))
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** Runs `gateway project create` and kills it with its first line, which is the id. */
async function createProjectAndKill(env: Record<string, string>) {
  const main = join(import.meta.dirname, '../launcher/main.ts')
  const args = ['project', 'create', 'Killed', '--origin', 'https://killed.example']
  const child = spawn(process.execPath, ['--conditions=@foyer/source', ...PGLITE_FLAGS, main, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [id] = await once(createInterface({ input: child.stdout }), 'line')
  child.kill('SIGKILL')
  await exited
  return String(id)
}

describe.each(IS_FULL ? ['PGlite', 'Postgres'] : ['PGlite'])('on %s', (kind) => {
  test('keeps each acknowledged event once', async () => {
    const gateway = await startTestGateway({
      chain,
      ...(kind === 'Postgres' ? { databaseUrl: await createPostgres() } : { database: pglite }),
    })
    const events = createEvents(200)
    for (const body of [events, events]) expect((await gateway.post('/batch', body)).status).toBe(202)
    const [single] = createEvents(1)
    const init = { headers: { 'content-type': 'text/plain' } }
    expect((await gateway.post('/e', single, {}, init)).status).toBe(202)
    expect((await gateway.post('/batch', createEvents(201))).status).toBe(400)
    expect((await gateway.post('/batch', [...createEvents(1), { eventId: 1 }])).status).toBe(202)
    expect((await gateway.post('/e', { eventId: 'x' })).status).toBe(400)
    await gateway.stop()
    expect(kind === 'Postgres' ? await countEvents(gateway.settings) : await countEventsIn(pglite)).toBe(202)
  })

  test('has each project whose id was printed, when the command is killed right then', async () => {
    const databaseUrl = kind === 'Postgres' ? await createPostgres() : undefined
    const { settings, remove } = await prepareGateway({ chain, ...(databaseUrl ? { databaseUrl } : {}) })
    onTestFinished(remove)
    const id = await createProjectAndKill({
      GATEWAY_STATE_DIR: settings.stateDirectory,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    })
    const database = await createDatabase(settings)
    const projects = await createStore(database).listProjects()
    expect(projects.map((project) => project.id)).toContain(id)
    await database.destroy()
  })
})

test('refuses a PGlite of another process by name', async () => {
  const { settings, remove } = await prepareGateway({ chain, database: pglite })
  onTestFinished(remove)
  await mkdir(settings.stateDirectory)
  await writeFile(join(settings.stateDirectory, 'gateway.pid'), `${process.ppid}`)
  await expect(startGateway(settings, { scan: false })).rejects.toMatchObject({
    message: expect.stringContaining(`belongs to process ${process.ppid}`),
    section: 'what-can-go-wrong',
  })
})

// Two processes, as on one machine.
test.runIf(IS_FULL)('refuses a second process on one PGlite by name', async () => {
  const gateway = await startTestGateway({ chain })
  const { configFile, stateDirectory } = gateway.settings
  const second = await startProcess({ GATEWAY_CONFIG: configFile, GATEWAY_STATE_DIR: stateDirectory })
  expect(await second.exited).toEqual([1, null])
  expect(second.errors()).toContain(`belongs to process ${process.pid}`)
  expect(second.errors()).toContain('Read on: apps/gateway/README.md#what-can-go-wrong')
  await gateway.stop()
})

test('answers 503 while the database is down, and goes on by itself when it is back', async () => {
  const databaseUrl = await createPostgres()
  const { hostname, port } = new URL(databaseUrl)
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  onTestFinished(proxy.stop)
  const proxied = new URL(databaseUrl)
  proxied.host = `127.0.0.1:${proxy.port}`
  const gateway = await startTestGateway({ chain, scan: true, databaseUrl: proxied.href })
  const report = async () => (await gateway.post('/batch', createEvents(1))).status
  const send = () => chain.client.sendTransaction({ account: OWNER, to: OTHER.address, value: 1n })
  await waitForTransaction(gateway, await send())
  expect(await report()).toBe(202)

  proxy.cut()
  const refused = await gateway.post('/batch', createEvents(1))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ reasons: [{ name: 'database' }] })
  expect((await gateway.get(`/v1/account/${OTHER.address}/history`, { chainId: 'eip155:56' })).status).toBe(
    503,
  )
  expect(await (await fetch(`${gateway.url}/ready`)).json()).toMatchObject({ database: false })
  expect((await fetch(`${gateway.url}/health`)).status).toBe(200)
  const missed = await send()

  proxy.restore()
  await vi.waitFor(async () => expect(await report()).toBe(202))
  expect((await fetch(`${gateway.url}/ready`)).status).toBe(200)
  // The scanner takes in what was mined meanwhile.
  await waitForTransaction(gateway, missed)
  await gateway.stop()
  expect(await countEvents({ stateDirectory: '', databaseUrl })).toBe(2)
})

test('lets one of two processes on one Postgres scan, and both answer', async () => {
  const databaseUrl = await createPostgres()
  const first = await startTestGateway({ chain, scan: true, databaseUrl })
  const second = await startTestGateway({ chain, scan: true, databaseUrl })
  const send = () => chain.client.sendTransaction({ account: OWNER, to: OTHER.address, value: 1n })
  const hash = await send()
  await Promise.all([waitForTransaction(first, hash), waitForTransaction(second, hash)])
  await first.stop()
  // The other one takes over.
  await waitForTransaction(second, await send())
  await second.stop()
})

async function startProcess(env: Record<string, string>) {
  const gateway = await startGatewayProcess(env)
  onTestFinished(gateway.kill)
  return gateway
}

/** Projects that are created under load. */
const NAMES = ['Shop', 'Game', 'Bank']

// Above, a command that is killed right after its answer is in `test`, and a database that is lost.
const testInFull = onlyInFull(test)

testInFull(
  'has every acknowledged event and project after it was killed under load, and ends on SIGTERM when the database is frozen',
  async () => {
    const databaseUrl = await createPostgres()
    const proxied = new URL(databaseUrl)
    const proxy = await startTcpProxy({ host: proxied.hostname, port: Number(proxied.port) })
    onTestFinished(proxy.stop)
    proxied.host = `127.0.0.1:${proxy.port}`
    const limits = { analytics: 1_000_000, project: 1_000_000 }
    const { settings, remove } = await prepareGateway({ chain, databaseUrl, limits })
    onTestFinished(remove)
    const env = { GATEWAY_CONFIG: settings.configFile, DATABASE_URL: databaseUrl }
    const { url, kill, exited } = await startProcess(env)
    const { post } = createRequests(url)
    let isKilled = false
    let acknowledged = 0
    async function load() {
      while (!isKilled) {
        const response = await post('/batch', createEvents(20)).catch(() => undefined)
        if (response?.status === 202) acknowledged += 20
      }
    }
    const projects: string[] = []
    vi.stubEnv('DATABASE_URL', databaseUrl)
    onTestFinished(() => {
      isKilled = true
      vi.unstubAllEnvs()
    })
    const loads = Array.from({ length: 3 }, load)
    await vi.waitUntil(() => acknowledged > 0)
    for (const name of NAMES)
      await createProgram({ write: (id) => void projects.push(id) }).parseAsync(
        ['project', 'create', name, '--origin', 'https://killed.example'],
        { from: 'user' },
      )
    kill()
    await exited
    isKilled = true
    await Promise.all(loads)

    const second = await startProcess({ ...env, DATABASE_URL: proxied.href })
    const restarted = createRequests(second.url)
    expect(projects).toHaveLength(NAMES.length)
    for (const projectId of projects)
      expect(await restarted.getJson('/projects/v1/origins', { projectId })).toEqual({
        allowedOrigins: ['https://killed.example'],
      })
    expect(await countEvents(settings)).toBeGreaterThanOrEqual(acknowledged)

    proxy.freeze()
    await second.stop()
    expect(await second.exited).toEqual([0, null])
  },
)

test('deletes old events in parts', async () => {
  const databaseUrl = await createPostgres()
  const { settings, remove } = await prepareGateway({ chain, databaseUrl })
  onTestFinished(remove)
  const database = await createDatabase(settings)
  onTestFinished(database.destroy)
  await database.drizzle.execute(
    sql`INSERT INTO events SELECT i::text, ${PROJECT_ID}, now() - interval '1 day', 'track', 'x', '', '' FROM generate_series(1, 5001) AS i`,
  )
  const store = createStore(database)
  await store.addEvents([
    { id: 'new', projectId: PROJECT_ID, type: 'track', event: 'x', domain: '', url: '' },
  ])
  await store.deleteEventsBefore(new Date(Date.now() - 60_000))
  expect(await store.countEvents(PROJECT_ID, new Date(0))).toEqual([{ type: 'track', event: 'x', count: 1 }])
})
