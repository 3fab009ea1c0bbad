import { randomUUID } from 'node:crypto'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../launcher/createProgram.ts'
import { createDatabase } from '../src/store/createDatabase.ts'
import { prepareGateway } from './prepareGateway.ts'
import { startGatewayProcess } from './startGatewayProcess.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

/** The environment of a gateway on a Postgres of its own, which has no tables. */
async function setup(changes: Record<string, string>) {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const { settings, remove } = await prepareGateway({ chain })
  onTestFinished(remove)
  const env = { GATEWAY_CONFIG: settings.configFile, DATABASE_URL: url, ...changes }
  async function start() {
    const gateway = await startGatewayProcess(env)
    onTestFinished(gateway.kill)
    return gateway
  }
  return { env, start }
}

const askReady = async (url: string) => {
  const answer = await fetch(`${url}/ready`)
  return { status: answer.status, body: await answer.json() }
}

const waitUntilReady = (url: string) =>
  vi.waitFor(async () => expect(await askReady(url)).toMatchObject({ status: 200 }))

test('makes no tables where it may not, and starts once `migrate` has made them', async () => {
  const { env, start } = await setup({ GATEWAY_MIGRATE: 'never' })
  const refused = await start()
  expect(await refused.exited).toEqual([75, null])
  expect(refused.errors()).toContain('The tables are of an older version. Run the command `migrate`')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const lines: string[] = []
  await createProgram({ write: (line) => void lines.push(line) }).parseAsync(['migrate'], { from: 'user' })
  expect(lines).toEqual(['The tables are up to date.'])
  const gateway = await start()
  await waitUntilReady(gateway.url)
})

test('serves as a user that may only read and write rows, once `migrate` has made the tables', async () => {
  const { env, start } = await setup({ GATEWAY_MIGRATE: 'never', GATEWAY_RATE_STORE: 'postgres' })
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  await createProgram({ write: () => {} }).parseAsync(['migrate'], { from: 'user' })
  const owner = await createDatabase({ databaseUrl: env.DATABASE_URL, stateDirectory: '/dev/null' })
  onTestFinished(owner.destroy)
  const role = `gateway_${randomUUID().slice(0, 8)}`
  const run = (statement: string) => owner.drizzle.execute(sql.raw(statement))
  await run(`CREATE ROLE ${role} LOGIN PASSWORD 'serving'`)
  onTestFinished(async () => {
    await run(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  })
  await run(`REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    GRANT USAGE ON SCHEMA public, drizzle TO ${role};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`)
  const url = new URL(env.DATABASE_URL)
  Object.assign(url, { username: role, password: 'serving' })
  env.DATABASE_URL = url.href
  const gateway = await start()
  await waitUntilReady(gateway.url)
})

test('tells balancers first that it ends, and answers for its drain time', async () => {
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
