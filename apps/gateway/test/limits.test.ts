import { onlyInFull } from '@foyer/harness/full'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type RunningGateway, startGateway } from '../launcher/start.ts'
import { ORIGIN, openTestDatabase, prepareGateway } from './prepareGateway.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'
import { createRequests, startTestGateway } from './startTestGateway.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

/** Gateways on one Postgres, in which they count. Nothing else is shared by them, as by processes. */
async function startGateways(count: number, limits: Record<string, number>) {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const { settings, remove } = await prepareGateway({ chain, databaseUrl: url, limits })
  onTestFinished(remove)
  const gateways: RunningGateway[] = []
  for (let index = 0; index < count; index += 1) {
    const gateway = await startGateway({ ...settings, rateStore: 'postgres' }, { scan: false })
    onTestFinished(gateway.stop)
    gateways.push(gateway)
  }
  return gateways.map(({ url }) => createRequests(url))
}

// `openRates.test.ts` of server-kit counts over three processes in `test`.
const testInFull = onlyInFull(test)

testInFull('allows exactly the limit over all gateways, whatever way requests are spread', async () => {
  const gateways = await startGateways(3, { directory: 30, images: 20 })
  const count = async (path: string, total: number, spread: (request: number) => number) => {
    let allowed = 0
    // Some at once to each gateway, and never so many that one waits for the database until it counts by itself.
    for (let first = 0; first < total; first += 6) {
      const some = Array.from({ length: Math.min(6, total - first) }, (_, i) =>
        gateways[spread(first + i)]?.get(path),
      )
      allowed += (await Promise.all(some)).filter((answer) => answer?.status !== 429).length
    }
    return allowed
  }
  expect(await count('/getWallets', 90, (request) => request % 3)).toBe(30)
  expect(await count('/getWalletImage/none', 60, () => 2)).toBe(20)
  expect(await count('/getWalletImage/none', 3, (request) => request)).toBe(0)
})

test('counts requests of the pages of a project apart from those of others that know its id', async () => {
  const database = await openTestDatabase()
  onTestFinished(database.destroy)
  const gateway = await startTestGateway({ chain, database, limits: { project: 3 } })
  onTestFinished(gateway.stop)
  const ask = async (headers: Record<string, string>) =>
    (await gateway.get('/getWallets', {}, { headers })).status
  const others: Record<string, string>[] = [
    {},
    { origin: 'https://other.example' },
    { referer: `${ORIGIN}.evil.example/` },
    {},
  ]
  const statuses = []
  for (const headers of others) statuses.push(await ask(headers))
  expect(statuses).toEqual([200, 200, 200, 429])
  const pages: Record<string, string>[] = [
    { origin: ORIGIN },
    { referer: `${ORIGIN}/buy` },
    { origin: ORIGIN },
    { origin: ORIGIN },
  ]
  const ofPages = []
  for (const headers of pages) ofPages.push(await ask(headers))
  expect(ofPages).toEqual([200, 200, 200, 429])
})
