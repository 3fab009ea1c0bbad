import { createSharedDatabase } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../src/store/createDatabase.ts'
import { OTHER, startTestChain, type TestChain } from './startTestChain.ts'
import { createEvents, startTestGateway, type TestGateway } from './startTestGateway.ts'

const CHAIN = { chainId: 'eip155:56' }

let chain: TestChain
let shared: Awaited<ReturnType<typeof createSharedDatabase>>
let gateway: TestGateway
beforeAll(async () => {
  ;[chain, shared] = await Promise.all([startTestChain(), createSharedDatabase()])
  gateway = await startTestGateway({ chain, databaseUrl: shared.url, scan: true })
})
afterAll(async () => {
  await gateway?.stop()
  await Promise.all([chain?.stop(), shared?.destroy()])
})

/** Holds a lock on a table that no other statement gets past, until it is released. */
async function lock(table: string) {
  const database = await createDatabase({ databaseUrl: shared.url, stateDirectory: '/dev/null' })
  onTestFinished(database.destroy)
  const [locked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.drizzle.transaction(async (tx) => {
    await tx.execute(sql.raw(`LOCK TABLE ${table}`))
    locked.resolve()
    await ended.promise
  })
  await locked.promise
  return async () => {
    ended.resolve()
    await holding
  }
}

async function timed(path: string) {
  const start = performance.now()
  const { status } = await gateway.get(path, CHAIN)
  return { status, ms: performance.now() - start }
}

test('a slow table slows down nothing but what reads it', async () => {
  const unlock = await lock('transfers')
  const histories = Array.from({ length: 30 }, (_, index) =>
    timed(`/v1/account/0x${String(index).padStart(40, '0')}/history`),
  )
  for (let round = 0; round < 4; round++) {
    const ready = await timed('/ready')
    const start = performance.now()
    const events = await gateway.post('/batch', createEvents(1))
    expect([ready.status, events.status]).toEqual([200, 202])
    expect(ready.ms).toBeLessThan(1_000)
    expect(performance.now() - start).toBeLessThan(1_000)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  await unlock()
  const statuses = (await Promise.all(histories)).map(({ status }) => status)
  // Those that Postgres has let wait for too long are to ask again.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect((await timed(`/v1/account/${OTHER.address}/history`)).status).toBe(200)
})
