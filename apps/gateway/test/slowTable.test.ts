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

const statusOf = async (path: string) => (await gateway.get(path, CHAIN)).status

test('a slow table slows down nothing but what reads it', async () => {
  const unlock = await lock('transfers')
  let ended = 0
  const histories = Array.from({ length: 30 }, async (_, index) => {
    const status = await statusOf(`/v1/account/0x${String(index).padStart(40, '0')}/history`)
    ended += 1
    return status
  })
  for (let round = 0; round < 4; round++) {
    expect(await statusOf('/ready')).toBe(200)
    expect((await gateway.post('/batch', createEvents(1))).status).toBe(202)
  }
  // All that could hold a connection still waits for the table.
  expect(ended).toBe(0)
  await unlock()
  // Those that Postgres has let wait for too long are to ask again.
  expect((await Promise.all(histories)).filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await statusOf(`/v1/account/${OTHER.address}/history`)).toBe(200)
})
