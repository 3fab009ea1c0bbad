import { createSharedDatabase } from '@foyer/harness/postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ORIGIN, prepareGateway } from './prepareGateway.ts'
import { startGatewayProcess } from './startGatewayProcess.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'
import { createRequests, startTestGateway } from './startTestGateway.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

/** Gateways as separate processes on one Postgres, in which they count. */
async function startGateways(count: number, limits: Record<string, number>) {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const { settings, remove } = await prepareGateway({ chain, databaseUrl: url, limits })
  onTestFinished(remove)
  const env = { GATEWAY_CONFIG: settings.configFile, DATABASE_URL: url, GATEWAY_RATE_STORE: 'postgres' }
  const processes = await Promise.all(Array.from({ length: count }, () => startGatewayProcess(env)))
  onTestFinished(async () => {
    for (const { stop } of processes) await stop()
  })
  return processes.map(({ url }) => createRequests(url))
}

test('allows exactly the limit over all processes, whatever way requests are spread', async () => {
  const gateways = await startGateways(3, { directory: 30, images: 20 })
  const count = async (path: string, total: number, spread: (request: number) => number) => {
    const answers = await Promise.all(Array.from({ length: total }, (_, i) => gateways[spread(i)]?.get(path)))
    return answers.filter((answer) => answer?.status !== 429).length
  }
  expect(await count('/getWallets', 90, (request) => request % 3)).toBe(30)
  expect(await count('/getWalletImage/none', 60, () => 2)).toBe(20)
  expect(await count('/getWalletImage/none', 3, (request) => request)).toBe(0)
})

test('counts requests of the pages of a project apart from those of others that know its id', async () => {
  const gateway = await startTestGateway({ chain, limits: { project: 3 } })
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
