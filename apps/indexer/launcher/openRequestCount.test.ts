import type { IncomingMessage } from 'node:http'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openRequestCount } from './openRequestCount.ts'

type Changes = Partial<Parameters<typeof openRequestCount>[0]>

async function setup(limit: number, changes: Changes = {}) {
  const count = await openRequestCount({
    databaseUrl: undefined,
    redisUrl: undefined,
    proxyHops: 0,
    rateLimit: limit,
    rateStore: 'memory',
    ...changes,
  })
  return async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await count({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)) === undefined
}

test('counts an IPv6 network of 64 bits, and a mapped IPv4 address, as one client', async () => {
  const allows = await setup(1)
  expect(await allows('2001:db8:0:1::1')).toBe(true)
  expect(await allows('2001:db8:0:1:ffff::2')).toBe(false)
  expect(await allows('::ffff:203.0.113.1')).toBe(true)
  expect(await allows('203.0.113.1')).toBe(false)
})

test('does not count the requests of this machine', async () => {
  const allows = await setup(1)
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.1', '::1'])
    expect(await allows(address)).toBe(true)
})

test('counts the clients of a proxy on this machine that it is told of', async () => {
  const allows = await setup(1, { proxyHops: 1 })
  const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.1' }
  expect(await allows('127.0.0.1', headers)).toBe(true)
  expect(await allows('127.0.0.1', headers)).toBe(false)
  expect(await allows('127.0.0.1', { 'x-forwarded-for': '203.0.113.2' })).toBe(true)
})

test('counts once over all processes where the store is Postgres', async () => {
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const processes = await Promise.all(
    [0, 1, 2].map(() => setup(10, { rateStore: 'postgres', databaseUrl: url })),
  )
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => processes[i % 3]?.('203.0.113.1')))
  expect(answers.filter(Boolean)).toHaveLength(10)
})

test('says what is missing where there is no Postgres to count in', async () => {
  await expect(setup(1, { rateStore: 'postgres' })).rejects.toMatchObject({
    name: 'OperatorError',
    message: 'INDEXER_RATE_STORE=postgres needs a Postgres. Set DATABASE_URL, or count in memory.',
  })
})
