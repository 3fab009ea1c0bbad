import { selectRows } from '@foyer/harness/full'
import { createSharedDatabase, startTransactionPooler } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { drizzle as createDrizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLeases, createLeaseTable, type Lease } from './leases.ts'

/** Long enough that a busy machine renews a lease, and short enough to wait for its end. */
const TERM_MS = 5_000

const WAYS = [{ way: 'Postgres' }, { way: 'a pooler that gives each transaction another session' }]

/** Processes with leases in one database, and a table in which each write of a holder is one row. */
async function setup(way = 'Postgres') {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const pooler = way === 'Postgres' ? undefined : await startTransactionPooler(url)
  if (pooler) onTestFinished(pooler.stop)
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  onTestFinished(() => session.end())
  await createLeaseTable(createDrizzle(session))
  await session.query('CREATE TABLE writes (process text)')

  function open(process: string, termMs = TERM_MS) {
    const pool = new pg.Pool({ connectionString: pooler?.url ?? url })
    pool.on('error', () => {})
    onTestFinished(() => pool.end())
    const db = createDrizzle(pool)
    const leases = createLeases({ pool, termMs })
    return {
      ...leases,
      write: (lease: Lease) =>
        db.transaction(async (tx) => {
          await lease.hold(tx)
          await tx.execute(sql`INSERT INTO writes VALUES (${process})`)
        }),
    }
  }
  const onlooker = new pg.Client({ connectionString: url })
  await onlooker.connect()
  onTestFinished(() => onlooker.end())
  /** Statements that wait for a lock. */
  const readWaiting = async (text: string) => {
    const { rows } = await onlooker.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1",
      [`%${text}%`],
    )
    return rows.length
  }
  const readWrites = async () => (await session.query('SELECT process FROM writes')).rows
  /** Ends a lease as the clock of the database does, without a word to its holder. */
  const expire = () => session.query("UPDATE leases SET expires = clock_timestamp() - interval '1 second'")
  return { open, session, readWrites, readWaiting, expire }
}

/** A task that goes on until it is told to end, and its lease. */
function createTask() {
  const started = Promise.withResolvers<Lease>()
  const ended = Promise.withResolvers<void>()
  onTestFinished(() => ended.resolve())
  return {
    lease: started.promise,
    end: () => ended.resolve(),
    async run(lease: Lease) {
      started.resolve(lease)
      await ended.promise
      return 'ran'
    },
  }
}

// The end of a lease has to be waited for. The pooler is in `test` below.
test.each(selectRows(WAYS, ({ way }) => way === 'Postgres'))(
  'gives a lease to one of three processes for longer than its term, behind $way',
  async ({ way }) => {
    const { open } = await setup(way)
    const [first, second, third] = [open('first'), open('second'), open('third')]
    const task = createTask()
    const running = first.lead('scan', task.run)
    const { signal } = await task.lease
    const since = performance.now()
    await vi.waitFor(
      async () => {
        const others = await Promise.all([second, third].map(({ lead }) => lead('scan', async () => 'ran')))
        expect(others).toEqual([undefined, undefined])
        expect(performance.now() - since).toBeGreaterThan(1.5 * TERM_MS)
      },
      { interval: 200 },
    )
    expect(signal.aborted).toBe(false)
    // Another lease is another matter.
    expect(await second.lead('clean', async () => 'ran')).toBe('ran')
    task.end()
    expect(await running).toBe('ran')
    expect(await second.lead('scan', async () => 'ran')).toBe('ran')
  },
)

test('gives a lease that ends to one of those that ask at once', async () => {
  const { open, expire } = await setup()
  const processes = ['first', 'second', 'third'].map((name) => open(name, 60_000))
  for (let round = 0; round < 5; round += 1) {
    await expire()
    const task = createTask()
    const answers: (string | undefined)[] = []
    const asked = processes.map(async ({ lead }) => answers.push(await lead('scan', task.run)))
    await vi.waitFor(() => expect(answers).toEqual([undefined, undefined]))
    task.end()
    await Promise.all(asked)
    expect(answers).toEqual([undefined, undefined, 'ran'])
  }
})

test.each(WAYS)('undoes what a holder writes whose lease has ended, behind $way', async ({ way }) => {
  const { open, expire, readWrites } = await setup(way)
  const [first, second] = [open('first', 60_000), open('second', 60_000)]
  const [task, next] = [createTask(), createTask()]
  const running = first.lead('scan', task.run)
  const lease = await task.lease
  await first.write(lease)
  await expire()
  await expect(first.write(lease)).rejects.toThrow('The lease "scan" has ended.')
  expect(lease.signal.aborted).toBe(true)
  const replacing = second.lead('scan', next.run)
  await second.write(await next.lease)
  await expect(first.write(lease)).rejects.toThrow('The lease "scan" has ended.')
  expect(await readWrites()).toEqual([{ process: 'first' }, { process: 'second' }])
  // The first one gives back a lease that is no longer its own.
  task.end()
  await running
  await second.write(await next.lease)
  next.end()
  await replacing
})

test('lets nobody take a lease while its holder writes, however long that takes', async () => {
  const { open, session, readWrites, readWaiting } = await setup()
  const [first, second] = [open('first'), open('second')]
  const task = createTask()
  const running = first.lead('scan', task.run)
  const lease = await task.lease
  await session.query('BEGIN; LOCK TABLE writes')
  const writing = first.write(lease)
  await vi.waitFor(async () => expect(await readWaiting('INSERT INTO writes')).toBe(1))
  let isTaken = false
  const taking = second.lead('scan', async (own) => {
    isTaken = true
    await second.write(own)
  })
  // Nobody else sees the renewal of a transaction that goes on, so to others the lease ends meanwhile.
  const asking = async () => {
    if ((await readWaiting('INSERT INTO leases')) === 0) void second.lead('scan', async () => {})
    expect(await readWaiting('INSERT INTO leases')).toBeGreaterThan(0)
  }
  await vi.waitFor(asking, { interval: 100 })
  expect(isTaken).toBe(false)
  await session.query('COMMIT')
  await writing
  await taking
  expect((await readWrites())[0]).toEqual({ process: 'first' })
  task.end()
  await running
})

test('tells a holder that its lease has ended', async () => {
  const { open, session } = await setup()
  const { lead } = open('first')
  const task = createTask()
  const running = lead('scan', task.run)
  const { signal } = await task.lease
  await session.query("UPDATE leases SET holder = 'another', term = term + 1")
  await vi.waitFor(() => expect(signal.aborted).toBe(true))
  task.end()
  await running
  expect((await session.query('SELECT holder FROM leases')).rows).toEqual([{ holder: 'another' }])
})

test('gives up a lease that cannot be renewed', async () => {
  const { open, session } = await setup()
  const { lead } = open('first')
  const task = createTask()
  const running = lead('scan', task.run)
  const { signal } = await task.lease
  await session.query('ALTER TABLE leases RENAME TO away')
  await vi.waitFor(() => expect(signal.aborted).toBe(true))
  task.end()
  await running
})

const HOUR_MS = 3_600_000

test.each(selectRows([HOUR_MS, -HOUR_MS], (ms) => ms > 0))(
  'goes by the clock of the database when that of a process is %i ms off',
  async (ms) => {
    const { open } = await setup()
    const [first, second, third] = ['first', 'second', 'third'].map((name) => open(name, 60_000))
    const tasks = [createTask(), createTask()] as const
    const running = first?.lead('scan', tasks[0].run)
    await tasks[0].lease
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    onTestFinished(() => void vi.useRealTimers())
    expect(await second?.lead('scan', async () => 'ran')).toBeUndefined()
    const cleaning = second?.lead('clean', tasks[1].run)
    await tasks[1].lease
    vi.useRealTimers()
    expect(await third?.lead('clean', async () => 'ran')).toBeUndefined()
    for (const { end } of tasks) end()
    await Promise.all([running, cleaning])
  },
)

test('gives its leases back when it ends', async () => {
  const { open } = await setup()
  const [first, second] = [open('first', 60_000), open('second', 60_000)]
  const task = createTask()
  const running = first.lead('scan', task.run)
  await task.lease
  await first.destroy()
  expect(await second.lead('scan', async () => 'ran')).toBe('ran')
  task.end()
  await running
})
