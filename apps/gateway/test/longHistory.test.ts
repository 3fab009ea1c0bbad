import { IS_FULL, onlyInFull } from '@foyer/harness/full'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '../src/store/createDatabase.ts'
import { createStore, type Store } from '../src/store/createStore.ts'
import { addTransactions, CHAIN } from './addTransactions.ts'

const [NEW, BUSY] = ['0xnew', '0xbusy']
const PAGE = 51

let shared: Awaited<ReturnType<typeof createSharedDatabase>>
let database: Database
let store: Store
beforeAll(async () => {
  shared = await createSharedDatabase()
  database = await createDatabase({ databaseUrl: shared.url, stateDirectory: '/dev/null' })
  store = createStore(database)
  await addTransactions(database, { account: NEW, count: 100 })
  if (IS_FULL) await addTransactions(database, { account: BUSY, count: 100_000 })
})
afterAll(async () => {
  await database?.destroy()
  await shared?.destroy()
})

/** Of one read of the first page, in milliseconds. */
async function timeOf(account: string) {
  const start = performance.now()
  await store.readHistory(CHAIN, account, { limit: PAGE })
  return performance.now() - start
}

const middleOf = (times: number[]) => times.sort((a, b) => a - b)[15] ?? 0

test('pages through a history without gaps, each transaction with its movements', async () => {
  const hashes: string[] = []
  let after: { block: bigint; position: number } | undefined
  for (;;) {
    const page = await store.readHistory(CHAIN, NEW, { after, limit: 7 })
    expect(page.every(({ transfers }) => transfers.map(({ ordinal }) => ordinal).join() === '-1,0')).toBe(
      true,
    )
    hashes.push(...page.map(({ transaction }) => transaction.hash))
    const last = page.at(-1)?.transaction
    if (last === undefined) break
    after = { block: last.block, position: last.position }
  }
  expect(hashes).toEqual(Array.from({ length: 100 }, (_, index) => `${NEW}${100 - index}`))
})

const testInFull = onlyInFull(test)

testInFull(
  'reads the first page of 100,000 transactions in at most five times as long as that of 100',
  async () => {
    const short: number[] = []
    const long: number[] = []
    // In turn, so that what else the machine does slows down both.
    for (let run = 0; run < 31; run++) {
      short.push(await timeOf(NEW))
      long.push(await timeOf(BUSY))
    }
    expect(middleOf(long)).toBeLessThan(5 * middleOf(short))
  },
)
