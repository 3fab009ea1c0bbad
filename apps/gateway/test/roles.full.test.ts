import { createSharedDatabase } from '@foyer/harness/postgres'
import { findFreePort } from '@foyer/harness/processes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '../src/store/createDatabase.ts'
import { prepareGateway } from './prepareGateway.ts'
import { startGatewayProcess } from './startGatewayProcess.ts'
import { OTHER, OWNER, startTestChain, type TestChain } from './startTestChain.ts'

/** Each wait is for a lease, which ends 10 s after its last renewal. */
const TAKEN_OVER = { interval: 300 }

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

/** Runs before the program, on a host whose clock is wrong. */
const skewClock = (ms: number) => {
  const script = `const Right=Date;globalThis.Date=class extends Right{constructor(...p){p.length>0?super(...p):super(Right.now()+${ms})}static now(){return Right.now()+${ms}}}`
  return `--import data:text/javascript,${encodeURIComponent(script)}`
}

const HOUR_MS = 3_600_000

/** Three processes that scan into one database, the clocks of two of them wrong by an hour. */
async function setup() {
  const { url: databaseUrl, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const from = Number(await chain.client.getBlockNumber())
  const { settings, remove } = await prepareGateway({ chain, databaseUrl, scan: true, scanFrom: from })
  onTestFinished(remove)
  const database = await createDatabase(settings)
  onTestFinished(database.destroy)
  const countRows = async (query: ReturnType<typeof sql>) =>
    ((await database.drizzle.execute(query)) as unknown as { rows: unknown[] }).rows.length
  const start = async (clockMs: number) => {
    const port = await findFreePort()
    const gateway = await startGatewayProcess(
      {
        GATEWAY_CONFIG: settings.configFile,
        DATABASE_URL: databaseUrl,
        GATEWAY_METRICS_PORT: `${port}`,
        NODE_OPTIONS: skewClock(clockMs),
      },
      ['--scan'],
    )
    onTestFinished(gateway.kill)
    const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return {
      ...gateway,
      isLeader: async () => (await readMetrics()).includes('gateway_scanner_leader{chain="eip155:56"} 1\n'),
    }
  }
  const processes = await Promise.all([0, HOUR_MS, -HOUR_MS].map(start))

  /** The leader among processes that answer. */
  async function waitForLeader(among = processes) {
    return vi.waitFor(async () => {
      const leading = await Promise.all(among.map((process) => process.isLeader()))
      const [leader, ...others] = among.filter((_, index) => leading[index])
      if (leader === undefined || others.length > 0) throw new Error(`${leading} lead.`)
      return leader
    }, TAKEN_OVER)
  }

  const sent: string[] = []
  /** Sends transactions and waits until each is in the tables, once. */
  async function scanMore() {
    for (let count = 0; count < 3; count += 1)
      sent.push(await chain.client.sendTransaction({ account: OWNER, to: OTHER.address, value: 1n }))
    const isSent = sql`hash IN (${sql.join(
      sent.map((hash) => sql`${hash}`),
      sql`, `,
    )})`
    await vi.waitFor(
      async () => expect(await countRows(sql`SELECT 1 FROM transactions WHERE ${isSent}`)).toBe(sent.length),
      TAKEN_OVER,
    )
  }

  /** Blocks in the tables that do not follow on the one before. */
  const countGaps = () =>
    countRows(
      sql`SELECT 1 FROM (SELECT number - lag(number) OVER (ORDER BY number) AS step FROM blocks) AS steps WHERE step <> 1`,
    )
  return { processes, waitForLeader, scanMore, countGaps }
}

type Process = Awaited<ReturnType<typeof setup>>['processes'][number]

const without = (processes: readonly Process[], gone: Process) =>
  processes.filter((process) => process !== gone)

test('has one scanner while leaders freeze, wake up and are killed, whatever their clocks say', async () => {
  const { processes, waitForLeader, scanMore, countGaps } = await setup()
  const frozen = await waitForLeader()
  await scanMore()

  process.kill(frozen.pid, 'SIGSTOP')
  const next = await waitForLeader(without(processes, frozen))
  await scanMore()
  process.kill(frozen.pid, 'SIGCONT')
  await vi.waitFor(async () => expect(await frozen.isLeader()).toBe(false), TAKEN_OVER)
  expect(await next.isLeader()).toBe(true)
  await scanMore()

  next.kill()
  await next.exited
  const last = await waitForLeader(without(processes, next))
  await scanMore()

  // One that ends gives its lease back, so the takeover needs no waiting for its end.
  await last.stop()
  await waitForLeader(without(without(processes, next), last))
  await scanMore()
  expect(await countGaps()).toBe(0)
})
