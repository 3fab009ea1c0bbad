import { createPostgresDatabase } from '@foyer/harness/postgres'
import { account, createSale, TOKENS } from '@foyer/indexer/testing/createSale'
import type { SaleEvent } from '@foyer/indexer/testing/saleEvents'
import { startIndexer } from '@foyer/indexer/testing/startIndexer'
import { type SaleChain, startSaleChain } from '@foyer/indexer/testing/startSaleChain'
import { parseUnits } from 'viem'
import type { Row } from '../row.ts'
import { watchMemory } from './watchMemory.ts'

const EVENTS = 100_000
const USERS = 10_000
const EVENTS_PER_BLOCK = 50
/** Ponder's finality, after which blocks are backfilled. */
const FINALITY = 30

/** Time that each store takes from an empty database to having read 100,000 events of a sale. */
export async function measureBackfill(onProgress: (message: string) => void): Promise<Row[]> {
  const chain = await startSaleChain()
  try {
    onProgress(`Mining ${EVENTS.toLocaleString('en-US')} events`)
    await mineSale(chain)
    onProgress('Backfilling PGlite')
    const pglite = await backfill(chain)
    onProgress('Backfilling Postgres')
    const database = await createPostgresDatabase()
    const postgres = await backfill(chain, database.url).finally(database.destroy)
    return [...rowsOf('PGlite', pglite), ...rowsOf('Postgres', postgres)]
  } finally {
    await chain.destroy()
  }
}

const rowsOf = (store: string, { seconds, peakMiB }: { seconds: number; peakMiB: number }): Row[] => [
  { what: `backfill of 100,000 events, ${store}`, measured: seconds, unit: 's' },
  { what: `backfill of 100,000 events, ${store}: peak memory`, measured: peakMiB, unit: 'MiB' },
]

async function backfill(chain: SaleChain, databaseUrl?: string) {
  const lastBlock = await chain.client.getBlockNumber()
  const start = performance.now()
  const indexer = await startIndexer({ ...chain, databaseUrl })
  const memory = watchMemory(indexer.url)
  try {
    await indexer.untilBlock(lastBlock)
    return { seconds: (performance.now() - start) / 1_000, peakMiB: memory.peakMiB() }
  } finally {
    memory.destroy()
    await indexer.stop()
  }
}

/** One withdrawal for about fifty purchases; each purchase but those of the root's invitees has its reward. */
async function mineSale(chain: SaleChain) {
  const events = createEvents()
  for (let mined = 0; mined < EVENTS; mined += EVENTS_PER_BLOCK) {
    const block = Array.from({ length: EVENTS_PER_BLOCK }, () => events.next().value)
    // Their order within a block does not matter here, and so they fit in one transaction a contract.
    await chain.emit(block.toSorted((a, b) => (a.contract < b.contract ? -1 : 1)))
  }
  await chain.mine(FINALITY + 1)
}

function* createEvents(): Generator<SaleEvent, never> {
  const sale = createSale()
  const users = Array.from({ length: USERS }, (_, index) => account(0xa0_00_00 + index))
  const user = (index: number) => users[index % USERS] ?? account(index)
  for (let index = 0; index < USERS; index++) {
    yield* index === 0 ? sale.bind(user(0)) : sale.bind(user(index), user(Math.floor(index / 10)))
  }
  for (let index = 1; ; index++) {
    const payToken = TOKENS[index % 2]?.address
    yield* sale.buy({ buyer: user(index), itemId: (index % 2) + 1, payToken })
    if (index % 50 !== 0) continue
    const inviter = user(Math.floor((index % USERS) / 10))
    yield* sale.withdraw(inviter, parseUnits('2', 18), payToken)
    if (index % 100 === 0) yield* sale.settle(BigInt(index / 50))
  }
}
