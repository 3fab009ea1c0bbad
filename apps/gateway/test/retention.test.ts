import { createSharedDatabase } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '../src/store/createDatabase.ts'
import { createStore } from '../src/store/createStore.ts'
import { OTHER, startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway } from './startTestGateway.ts'

const CHAIN = 'eip155:56'
/** Blocks of the tests, two transactions in each, one block a minute back from now. More than are deleted at once. */
const BLOCKS = 6_000
const DAY_BLOCKS = 24 * 60
/** A history of two days for what does not depend on the amount. */
const FEW_BLOCKS = 2 * DAY_BLOCKS

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

async function setup(blocks = BLOCKS) {
  const { url: databaseUrl, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const database = await createDatabase({ databaseUrl, stateDirectory: '/dev/null' })
  onTestFinished(database.destroy)
  const run = async (query: ReturnType<typeof sql>) =>
    ((await database.drizzle.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows
  for (const id of [CHAIN, 'eip155:1']) {
    await run(sql`
      INSERT INTO transactions (chain, hash, block, position, mined_at, sender, nonce, status, operation)
      SELECT ${id}, n || '-' || p, n, p, now() - (${blocks}::int - n) * interval '1 minute', '0xa', n, 'confirmed', 'send'
      FROM generate_series(1, ${blocks}::int) n, generate_series(0, 1) p`)
    await run(sql`
      INSERT INTO transfers (chain, account, block, position, hash, ordinal, direction, amount, spam)
      SELECT ${id}, ${OTHER.address.toLowerCase()}, n, p, n || '-' || p, ordinal, 'out', 1, false
      FROM generate_series(1, ${blocks}::int) n, generate_series(0, 1) p, generate_series(-1, 0) ordinal`)
  }
  const readKept = async (id = CHAIN) => {
    const [row] = await run(
      sql`SELECT min(block)::int AS first, count(*)::int AS count, (SELECT min(block)::int FROM transfers WHERE chain = ${id}) AS moved, (SELECT count(*)::int FROM transfers WHERE chain = ${id}) AS moves FROM transactions WHERE chain = ${id}`,
    )
    return row
  }
  return { databaseUrl, run, readKept, store: createStore(database) }
}

test('deletes blocks past their days in parts, transfers with their transactions, and no other chain', async () => {
  const { readKept, store, run } = await setup()
  // A part that fails takes nothing with it, and those before it stay.
  await run(sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN IF OLD.block > 3000 THEN RAISE EXCEPTION ''kept''; END IF; RETURN OLD; END'`)
  await run(sql`CREATE TRIGGER refuse BEFORE DELETE ON transactions FOR EACH ROW EXECUTE FUNCTION refuse()`)
  const time = new Date(Date.now() - DAY_BLOCKS * 60_000)
  await expect(store.deleteBlocksBefore(CHAIN, time)).rejects.toThrow()
  expect(await readKept()).toEqual({ first: 3_001, moved: 3_001, count: 6_000, moves: 12_000 })
  await run(sql`DROP TRIGGER refuse ON transactions`)
  await store.deleteBlocksBefore(CHAIN, time)
  const kept = await readKept()
  // A minute may pass in between.
  expect(kept?.first).toBeGreaterThanOrEqual(BLOCKS - DAY_BLOCKS)
  expect(kept?.first).toBeLessThan(BLOCKS - DAY_BLOCKS + 10)
  expect(kept).toMatchObject({ moved: kept?.first, count: (BLOCKS - Number(kept?.first) + 1) * 2 })
  expect(await readKept('eip155:1')).toMatchObject({ first: 1, count: BLOCKS * 2 })
})

test('keeps a history for its days, names the first block of what is left, and counts what is overdue', async () => {
  const { databaseUrl, readKept, run } = await setup(FEW_BLOCKS)
  const start = (keepDays?: number) =>
    startTestGateway({
      chain,
      databaseUrl,
      metricsPort: 0,
      chainConfig: { history: { provider: 'blocks', from: 0, keepDays } },
    })
  const readFrom = async ({ get }: Awaited<ReturnType<typeof start>>) =>
    (await get(`/v1/account/${OTHER.address}/history`, { chainId: CHAIN })).headers.get('x-history-from')
  const keeping = await start()
  expect([await readFrom(keeping), await readKept()]).toEqual(['0', expect.objectContaining({ first: 1 })])
  await keeping.stop()

  // Whoever deletes nothing says so.
  await run(
    sql`INSERT INTO leases VALUES ('delete blocks eip155:56', 'another', 1, now() + interval '1 day')`,
  )
  const gateway = await start(1)
  onTestFinished(gateway.stop)
  const readOverdue = async () =>
    Number(
      /gateway_rows_overdue_days\{rows="blocks eip155:56"\} (\S+)/.exec(
        await (await fetch(String(gateway.metricsUrl))).text(),
      )?.[1],
    )
  expect(await readOverdue()).toBeGreaterThan(FEW_BLOCKS / DAY_BLOCKS - 1.1)
  await run(sql`UPDATE leases SET expires = now() WHERE name = 'delete blocks eip155:56'`)
  await vi.waitFor(async () => expect(await readOverdue()).toBe(0))
  expect(await readFrom(gateway)).toBe(String((await readKept())?.first))
})
