import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onlyInFull } from '@foyer/harness/full'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../launcher/createProgram.ts'
import type { GatewaySettings } from '../launcher/readEnv.ts'
import { startGateway } from '../launcher/start.ts'
import { createDatabase } from '../src/store/createDatabase.ts'
import { createStore } from '../src/store/createStore.ts'
import { PROJECT_ID, prepareGateway } from './prepareGateway.ts'
import { startGatewayProcess } from './startGatewayProcess.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'
import { createEvents, createRequests } from './startTestGateway.ts'

/** Each starts the gateway as a process: 5 s of processor time. */
const testInFull = onlyInFull(test)

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

/** The environment of a gateway on a separate Postgres, which has no tables. */
async function setup(changes: Record<string, string>) {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const { settings, remove } = await prepareGateway({ chain, scan: true })
  onTestFinished(remove)
  const env = { GATEWAY_CONFIG: settings.configFile, DATABASE_URL: url, ...changes }
  async function start(options: readonly string[] = []) {
    const gateway = await startGatewayProcess(env, options)
    onTestFinished(gateway.kill)
    return gateway
  }
  /** Starts it in this process. */
  async function startHere(changed: Partial<GatewaySettings>, scan = false) {
    const place = { databaseUrl: env.DATABASE_URL, migrates: false }
    const gateway = await startGateway({ ...settings, ...place, ...changed }, { scan })
    let ended: Promise<void> | undefined
    const stop = () => (ended ??= gateway.stop())
    onTestFinished(stop)
    return { url: gateway.url, stop }
  }
  return { env, start, startHere }
}

const askReady = async (url: string) => {
  const answer = await fetch(`${url}/ready`)
  return { status: answer.status, body: await answer.json() }
}

const waitUntilReady = (url: string) =>
  vi.waitFor(async () => expect(await askReady(url)).toMatchObject({ status: 200 }))

// `version.test.ts` of server-kit has the refusal in `test`.
testInFull('makes no tables where it may not, and starts once `migrate` has made them', async () => {
  const { env, start, startHere } = await setup({ GATEWAY_MIGRATE: 'never' })
  const refused = await start()
  expect(await refused.exited).toEqual([75, null])
  expect(refused.errors()).toContain('The tables come from an older version. Run the command `migrate`')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const lines: string[] = []
  await createProgram({ write: (line) => void lines.push(line) }).parseAsync(['migrate'], { from: 'user' })
  expect(lines).toEqual(['The tables are up to date.'])
  const gateway = await startHere({})
  await waitUntilReady(gateway.url)
})

/** The statements of the documentation, for a user of this name. */
async function readRights(user: string) {
  const page = await readFile(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8')
  const [, text = ''] = /## Rights[\s\S]*?```sql\n([\s\S]*?)```/.exec(page) ?? []
  return text
    .replaceAll(/\bserver\b/g, user)
    .split(';\n')
    .filter((statement) => statement.trim() !== '')
}

test('scans, counts and leads with the rights of the documentation, and may do no more', async () => {
  const { env, startHere } = await setup({ GATEWAY_MIGRATE: 'never' })
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  await createProgram({ write: () => {} }).parseAsync(['migrate'], { from: 'user' })
  const owner = await createDatabase({ databaseUrl: env.DATABASE_URL, stateDirectory: '/dev/null' })
  onTestFinished(owner.destroy)
  await createStore(owner).createProject({ id: PROJECT_ID, name: 'Test', origins: [], analytics: true })
  // Roles belong to all databases of a Postgres.
  const user = `server_${randomUUID().slice(0, 8)}`
  const run = async (statement: string) =>
    ((await owner.drizzle.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] }).rows
  onTestFinished(async () => {
    await run(`DROP OWNED BY ${user}; DROP ROLE ${user}`)
  })
  for (const statement of await readRights(user)) await run(statement)
  const url = new URL(env.DATABASE_URL)
  Object.assign(url, { username: user, password: '…' })
  env.DATABASE_URL = url.href
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const gateway = await startHere({ rateStore: 'postgres', logLevel: 'warn' }, true)
  await waitUntilReady(gateway.url)
  const { post, get } = createRequests(gateway.url)
  expect((await post('/batch', createEvents(2))).ok).toBe(true)
  expect((await get('/getWallets')).status).toBe(200)
  const count = async (table: string) => Number((await run(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n)
  for (const table of ['blocks', 'events', 'leases', 'node_checks', 'rate_limits'])
    await vi.waitFor(async () => expect(await count(table), table).toBeGreaterThan(0))
  const [rights] = await run(
    `SELECT has_schema_privilege('${user}', 'public', 'CREATE') AS can_create, has_table_privilege('${user}', 'events', 'TRUNCATE') AS can_truncate`,
  )
  expect(rights).toEqual({ can_create: false, can_truncate: false })
  await gateway.stop()
  expect(output.mock.calls.join('\n')).not.toMatch(/scan\.failed|rows\.kept/)
})

testInFull('tells balancers first that it ends, and answers for its drain time', async () => {
  const { start } = await setup({ GATEWAY_DRAIN_SECONDS: '2' })
  const gateway = await start()
  await waitUntilReady(gateway.url)
  process.kill(gateway.pid, 'SIGTERM')
  await vi.waitFor(async () =>
    expect(await askReady(gateway.url)).toMatchObject({ status: 503, body: { status: 'ending' } }),
  )
  const other = await fetch(`${gateway.url}/openapi.json`)
  expect([other.status, other.headers.get('connection')]).toEqual([200, 'close'])
  await other.text()
  expect(await gateway.exited).toEqual([0, null])
})
