import { createPostgresDatabase } from '@foyer/harness/postgres'
import { purchasesPageSchema } from '@foyer/indexer/api'
import { readApi } from '@foyer/indexer/testing/readApi'
import { startIndexer } from '@foyer/indexer/testing/startIndexer'
import { startSaleChain } from '@foyer/indexer/testing/startSaleChain'
import type { Row } from '../row.ts'
import { countUpkeep } from './countUpkeep.ts'
import { fillDatabase, HEAVY_USER, PURCHASES, USERS, userAddress } from './fillDatabase.ts'
import { percentile } from './percentile.ts'
import { sendSteadily } from './sendSteadily.ts'
import { watchMemory } from './watchMemory.ts'

const PER_SECOND = 200
const SECONDS = 15
const DEEP_PAGES = 50

/** Measures each read with a million purchases in Postgres, asked by this process and served by another. */
export async function measureReads(onProgress: (message: string) => void): Promise<Row[]> {
  const [chain, database] = await Promise.all([startSaleChain(), createPostgresDatabase()])
  try {
    onProgress(`Generating ${PURCHASES.toLocaleString('en-US')} purchases`)
    const writer = await startIndexer({ ...chain, databaseUrl: database.url })
    await writer.untilBlock(0n).finally(writer.stop)
    await fillDatabase(database.url)
    const reader = await startIndexer({ ...chain, command: 'serve', databaseUrl: database.url })
    const memory = watchMemory(reader.url)
    try {
      await reader.untilBlock(0n)
      const before = await countUpkeep(database.url)
      const rows = await measureEndpoints(reader.url, onProgress)
      const after = await countUpkeep(database.url)
      return [
        ...rows,
        { what: 'checkpoints meanwhile', measured: after.checkpoints - before.checkpoints, unit: 'count' },
        { what: 'automatic vacuums meanwhile', measured: after.vacuums - before.vacuums, unit: 'count' },
        { what: 'serve: peak memory', measured: memory.peakMiB(), unit: 'MiB' },
      ]
    } finally {
      memory.destroy()
      await reader.stop()
    }
  } finally {
    await Promise.all([chain.destroy(), database.destroy()])
  }
}

async function measureEndpoints(url: string, onProgress: (message: string) => void): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(await endpoints(url))) {
    onProgress(`${name}: ${PER_SECOND} requests a second for ${SECONDS} s`)
    const times = await sendSteadily({
      perSecond: PER_SECOND,
      seconds: SECONDS,
      send: (index) => ask(url + path(index)),
    })
    rows.push(
      { what: `${name}: median`, measured: percentile(times, 50), unit: 'ms' },
      { what: `${name}: p99`, measured: percentile(times, 99), unit: 'ms', budget: { most: 100, aim: 50 } },
    )
  }
  return rows
}

/** Each asks for another user every time, for what the database has just read is faster. */
async function endpoints(url: string): Promise<Record<string, (index: number) => string>> {
  const user = (index: number) => `/v1/users/${userAddress((index * 7_907) % USERS)}`
  const inviter = (index: number) => `/v1/users/${userAddress((index * 7_907) % (USERS / 10))}`
  const deep = await deepPage(url)
  return {
    '/v1/users/{address}': user,
    '/v1/users/{address}/purchases': (index) => `${user(index)}/purchases`,
    '/v1/users/{address}/purchases, page 5,001 of a list of 100,000': () => deep,
    '/v1/users/{address}/referrals': (index) => `${inviter(index)}/referrals`,
    '/v1/users/{address}/rewards': (index) => `${inviter(index)}/rewards`,
    '/v1/users/{address}/withdrawals': (index) => `${inviter(index)}/withdrawals`,
    '/v1/purchases': () => '/v1/purchases',
    '/v1/withdrawals/processing': () => '/v1/withdrawals/processing',
    '/v1/operations': () => '/v1/operations',
    '/v1/roles': () => '/v1/roles',
    '/v1/totals': () => '/v1/totals',
    '/v1/totals/daily': () => '/v1/totals/daily',
    '/v1/status': () => '/v1/status',
  }
}

async function deepPage(url: string) {
  const path = `/v1/users/${userAddress(HEAVY_USER)}/purchases`
  let cursor: string | null = null
  for (let page = 0; page < DEEP_PAGES; page++) {
    const query: string = cursor === null ? '' : `&cursor=${cursor}`
    const { nextCursor } = await readApi(url, `${path}?limit=100${query}`, purchasesPageSchema)
    cursor = nextCursor
  }
  return `${path}?cursor=${cursor}`
}

async function ask(url: string) {
  const response = await fetch(url)
  const body = await response.text()
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${body}`)
}
