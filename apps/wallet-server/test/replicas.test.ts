import { afterAll, beforeAll, expect, test } from 'vitest'
import { runStatement } from './readRows.ts'
import { startTestServers, type TestServers } from './startTestServers.ts'

let servers: TestServers
beforeAll(async () => {
  servers = await startTestServers()
})
afterAll(() => servers?.stop())

test('counts the requests of a client once over three processes, and keeps no address', async () => {
  Object.assign(servers.settings.auth, { rateStore: 'postgres', rateLimit: 30 })
  const urls = [
    await servers.startAnother('auth'),
    await servers.startAnother('auth'),
    await servers.startAnother('auth'),
  ]
  const ask = async (client: string, total: number, spread: (request: number) => number) => {
    const headers = { 'x-forwarded-for': client }
    const answers = await Promise.all(
      Array.from({ length: total }, (_, i) => fetch(`${urls[spread(i)]}/v1/me`, { headers })),
    )
    return answers.filter(({ status }) => status !== 429).length
  }
  expect(await ask('192.0.2.1', 90, (request) => request % 3)).toBe(30)
  expect(await ask('192.0.2.2', 60, () => 0)).toBe(30)
  const rows = await runStatement(servers.settings.auth, 'SELECT key FROM rate_limits')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
})
