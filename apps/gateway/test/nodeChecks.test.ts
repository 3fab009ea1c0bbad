import { startFaultProxy } from '@foyer/harness/faults'
import { onlyInFull } from '@foyer/harness/full'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startGateway } from '../launcher/start.ts'
import { createDatabase } from '../src/store/createDatabase.ts'
import { prepareGateway } from './prepareGateway.ts'
import { startGatewayProcess } from './startGatewayProcess.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'

/** Seconds between two checks. */
const EVERY = 2

/** Checks of one process that another one must not make, too. */
const COUNT = 8

/** Each wait is for a lease, which ends 10 s after its last renewal. */
const SEEN = { interval: 200 }

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

/** Gateways on one database, which check their node again and again, and what the node is asked. */
async function setup() {
  const asked = { count: 0 }
  const node = { chainId: '0x38' }
  const proxy = await startFaultProxy(chain.rpcUrl, ({ rpc }) => {
    if (rpc?.method !== 'eth_chainId') return undefined
    asked.count += 1
    return { result: node.chainId }
  })
  onTestFinished(proxy.stop)
  const { url: databaseUrl, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const { settings, remove } = await prepareGateway({
    chain,
    databaseUrl,
    rpcUrls: [proxy.url],
    nodeCheckSeconds: EVERY,
  })
  onTestFinished(remove)
  const database = await createDatabase(settings)
  onTestFinished(database.destroy)
  const run = async (query: ReturnType<typeof sql>) =>
    ((await database.drizzle.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows
  // Each write of the leader, none of them lost between two looks.
  await run(sql`CREATE TABLE checked (at timestamptz)`)
  await run(
    sql`CREATE FUNCTION note_check() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO checked VALUES (now()); RETURN NEW; END'`,
  )
  await run(sql`CREATE TRIGGER note BEFORE INSERT ON node_checks FOR EACH ROW EXECUTE FUNCTION note_check()`)
  const watch = <T extends { url: string }>(gateway: T) => ({
    ...gateway,
    isReady: async () => (await fetch(`${gateway.url}/ready`)).status === 200,
  })
  /** One that can be killed. */
  async function startProcess() {
    const gateway = await startGatewayProcess({
      GATEWAY_CONFIG: settings.configFile,
      DATABASE_URL: databaseUrl,
    })
    onTestFinished(gateway.kill)
    return watch(gateway)
  }
  /** One in this process, on connections of its own. */
  async function start() {
    const gateway = await startGateway(settings, { scan: false })
    onTestFinished(gateway.stop)
    return watch(gateway)
  }
  /** Seconds from each write to the next one. */
  const readPauses = async () =>
    (
      await run(
        sql`SELECT extract(epoch FROM at - lag(at) OVER (ORDER BY at)) AS pause FROM checked ORDER BY at`,
      )
    )
      .slice(1)
      .map(({ pause }) => Number(pause))
  const countWrites = async () => Number((await run(sql`SELECT count(*)::int AS n FROM checked`))[0]?.n)
  const stopWrites = () => run(sql`ALTER TABLE node_checks RENAME TO node_checks_away`)
  return { asked, node, start, startProcess, countWrites, readPauses, stopWrites }
}

/** It starts the gateway as a process. `leases.test.ts` of server-kit has in `test` that a lease is taken over. */
const testInFull = onlyInFull(test)

testInFull(
  'has one process that checks nodes, whose findings the others take over, until it is killed',
  async () => {
    const { asked, node, start, startProcess, countWrites, readPauses } = await setup()
    const first = await startProcess()
    await vi.waitFor(async () => expect(await countWrites()).toBeGreaterThan(0), SEEN)
    const second = await start()
    const before = { asked: asked.count, writes: await countWrites() }
    await vi.waitFor(async () => expect(await countWrites()).toBeGreaterThan(before.writes + COUNT), SEEN)
    // Each write is of one check, and the next one may be under way. The other process checks only while a write is late,
    // which it is on a busy machine: two checks too late, less the time in which one is written.
    const pauses = (await readPauses()).slice(before.writes - 1)
    const late = pauses.reduce((sum, pause) => sum + Math.max(0, Math.ceil(pause / EVERY - 1.5)), 0)
    expect(asked.count - before.asked).toBeLessThanOrEqual(pauses.length + 1 + late)

    node.chainId = '0x1'
    for (const gateway of [first, second])
      await vi.waitFor(async () => expect(await gateway.isReady()).toBe(false), SEEN)
    first.kill()
    await first.exited
    const written = await countWrites()
    await vi.waitFor(async () => expect(await countWrites()).toBeGreaterThan(written), SEEN)
    node.chainId = '0x38'
    await vi.waitFor(async () => expect(await second.isReady()).toBe(true), SEEN)
  },
)

test('lets each process check by itself when it finds nothing that another one has found', async () => {
  const { node, start, countWrites, stopWrites } = await setup()
  const gateways = await Promise.all([start(), start()])
  await vi.waitFor(async () => expect(await countWrites()).toBeGreaterThan(0), SEEN)
  await stopWrites()
  node.chainId = '0x1'
  for (const gateway of gateways)
    await vi.waitFor(async () => expect(await gateway.isReady()).toBe(false), SEEN)
  node.chainId = '0x38'
  for (const gateway of gateways)
    await vi.waitFor(async () => expect(await gateway.isReady()).toBe(true), SEEN)
})
