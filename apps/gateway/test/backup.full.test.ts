import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../launcher/createProgram.ts'
import { createDatabase } from '../src/store/createDatabase.ts'
import { PROJECT_ID, prepareGateway } from './prepareGateway.ts'
import { startGatewayProcess } from './startGatewayProcess.ts'
import { OTHER, OWNER, startTestChain, type TestChain } from './startTestChain.ts'
import { createEvents, createRequests } from './startTestGateway.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.stop())

async function run(databaseUrl: string, ...args: string[]) {
  vi.stubEnv('DATABASE_URL', databaseUrl)
  onTestFinished(() => void vi.unstubAllEnvs())
  const lines: string[] = []
  await createProgram({ write: (line) => void lines.push(line) }).parseAsync(args, { from: 'user' })
  return lines.join('\n')
}

async function createEmpty() {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  return url
}

async function count(databaseUrl: string, table: string) {
  const database = await createDatabase({ databaseUrl, stateDirectory: '/dev/null' })
  const { rows } = (await database.drizzle
    .execute(sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`)
    .finally(database.destroy)) as unknown as { rows: { count: number }[] }
  return rows[0]?.count
}

test('a lost database comes back with projects, events and history, and is scanned on from there', async () => {
  const databaseUrl = await createEmpty()
  const from = Number(await chain.client.getBlockNumber())
  const { settings, remove } = await prepareGateway({ chain, databaseUrl, scan: true, scanFrom: from })
  onTestFinished(remove)
  const start = async (url: string) => {
    const env = { GATEWAY_CONFIG: settings.configFile, DATABASE_URL: url }
    const gateway = await startGatewayProcess(env, ['--scan'])
    onTestFinished(gateway.kill)
    return { ...gateway, ...createRequests(gateway.url) }
  }
  const send = () => chain.client.sendTransaction({ account: OWNER, to: OTHER.address, value: 1n })
  const before = await start(databaseUrl)
  const first = await send()
  const readHashes = async ({ getJson }: typeof before) =>
    JSON.stringify(await getJson(`/v1/account/${OTHER.address}/history`, { chainId: 'eip155:56' }))
  await vi.waitFor(async () => expect(await readHashes(before)).toContain(first))
  expect((await before.post('/batch', createEvents(3))).ok).toBe(true)
  await vi.waitFor(async () => expect(await count(databaseUrl, 'events')).toBe(3))

  // Servers go on while it is written.
  const file = join(settings.stateDirectory, '..', 'backup.gz')
  const small = join(settings.stateDirectory, '..', 'small.gz')
  onTestFinished(async () => {
    for (const one of [file, small]) await rm(one, { force: true })
  })
  expect(await run(databaseUrl, 'backup', file)).toMatch(/^\d+ rows are in /)
  await run(databaseUrl, 'backup', '--without-blocks', small)
  const second = await send()
  await before.stop()

  const restored = await createEmpty()
  expect(await run(restored, 'restore', file)).toMatch(/^\d+ rows of .* were restored\.$/)
  await expect(run(restored, 'restore', file)).rejects.toThrow('has rows, and nothing is overwritten')
  const after = await start(restored)
  await vi.waitFor(async () => expect(await readHashes(after)).toContain(second))
  expect(await readHashes(after)).toContain(first)
  expect(await count(restored, 'events')).toBe(3)
  expect((await after.get('/getWallets', { projectId: PROJECT_ID })).status).toBe(200)
  await after.stop()

  const other = await createEmpty()
  await run(other, 'restore', small)
  expect([await count(other, 'events'), await count(other, 'transactions')]).toEqual([3, 0])
})
