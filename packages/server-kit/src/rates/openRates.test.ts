import { onlyInFull, selectRows } from '@foyer/harness/full'
import { createSharedDatabase, startTransactionPooler } from '@foyer/harness/postgres'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRates } from './openRates.ts'

const SETTINGS = { store: 'postgres', storeVariable: 'RATE_STORE' } as const

/** Processes on one database, each with one limit of 12 a minute. */
async function setup({ count = 3, isPooled = false } = {}) {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const pooler = isPooled ? await startTransactionPooler(url) : undefined
  if (pooler) onTestFinished(pooler.stop)
  const onAway = vi.fn<(error: unknown) => void>()
  const onBack = vi.fn()
  const opened = await Promise.all(
    Array.from({ length: count }, () =>
      openRates({ ...SETTINGS, databaseUrl: pooler?.url ?? url, processes: count, onAway, onBack }),
    ),
  )
  onTestFinished(async () => {
    for (const { destroy } of opened) await destroy()
  })
  const limits = opened.map(({ create }) => create({ name: 'test:reads', points: 12, seconds: 60 }))
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  onTestFinished(() => session.end())
  /** Asks `total` times, each time at the process that `spread` names, and counts what is allowed. */
  async function ask(key: string, total: number, spread: (request: number) => number) {
    const waits = await Promise.all(Array.from({ length: total }, (_, i) => limits[spread(i)]?.(key)))
    return waits.filter((wait) => wait === undefined).length
  }
  return { ask, session, onAway, onBack, limits }
}

const SPREADS = [
  { name: 'in turn', spread: (request: number) => request % 3 },
  { name: 'all to one', spread: () => 1 },
  { name: 'two to one', spread: (request: number) => (request % 3 === 0 ? 0 : 2) },
]

test.each(selectRows(SPREADS, ({ name }) => name === 'two to one'))(
  'allows exactly the limit over three processes, asked $name',
  async ({ spread }) => {
    const { ask, onAway } = await setup()
    expect(await ask('a', 40, spread)).toBe(12)
    expect(await ask('b', 12, spread)).toBe(12)
    expect(onAway).not.toHaveBeenCalled()
  },
)

const testInFull = onlyInFull(test)

testInFull('counts together behind a pooler that gives each transaction another session', async () => {
  const { ask, onAway } = await setup({ isPooled: true })
  expect(await ask('a', 40, (request) => request % 3)).toBe(12)
  expect(onAway).not.toHaveBeenCalled()
})

test('refuses a flood without the database, and says how long to wait', async () => {
  const { ask, limits, session } = await setup({ count: 1 })
  await ask('a', 13, () => 0)
  const { rows } = await session.query('SELECT points FROM rate_limits')
  expect(await ask('a', 100, () => 0)).toBe(0)
  expect((await session.query('SELECT points FROM rate_limits')).rows).toEqual(rows)
  const wait = await limits[0]?.('a')
  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThanOrEqual(60)
})

test('allows a share in each process while the table is locked, and reports it once', async () => {
  const { ask, session, onAway, onBack } = await setup()
  await session.query('BEGIN; LOCK TABLE rate_limits')
  expect(await ask('a', 40, (request) => request % 3)).toBe(12)
  // Each process reports for itself.
  expect(onAway).toHaveBeenCalledTimes(3)
  await session.query('ROLLBACK')
  await vi.waitFor(
    async () => {
      await ask('b', 3, (request) => request % 3)
      expect(onBack).toHaveBeenCalledTimes(3)
    },
    { interval: 500 },
  )
  const { rows } = await session.query("SELECT key FROM rate_limits WHERE key = 'test:reads:b'")
  expect(rows).toHaveLength(1)
})

test('refuses to count in a Postgres that is not set', async () => {
  const silent = { onAway: () => {}, onBack: () => {} }
  await expect(openRates({ ...SETTINGS, ...silent, databaseUrl: undefined })).rejects.toThrow(
    'RATE_STORE=postgres needs a Postgres. Set DATABASE_URL, or count in memory.',
  )
})
