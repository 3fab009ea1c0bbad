import { startTcpProxy } from '@foyer/harness/faults'
import { startRedis } from '@foyer/harness/redis'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openRates } from './openRates.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis?.stop())

/** Three processes on one Redis, each with one limit of 12 a minute. */
async function setup(name: string) {
  const { hostname, port } = new URL(redis.url)
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  onTestFinished(proxy.stop)
  const [onAway, onBack] = [vi.fn<(error: unknown) => void>(), vi.fn()]
  const common = {
    store: 'redis',
    storeVariable: 'RATE_STORE',
    databaseUrl: undefined,
    onAway,
    onBack,
  } as const
  const opened = await Promise.all(
    [1, 2, 3].map(() => openRates({ ...common, processes: 3, redisUrl: `redis://127.0.0.1:${proxy.port}` })),
  )
  onTestFinished(async () => {
    for (const { destroy } of opened) await destroy()
  })
  const limits = opened.map(({ create }) => create({ name, points: 12, seconds: 60 }))
  async function ask(key: string, total: number, spread: (request: number) => number) {
    const waits = await Promise.all(Array.from({ length: total }, (_, i) => limits[spread(i)]?.(key)))
    return waits.filter((wait) => wait === undefined).length
  }
  return { ask, limits, proxy, onAway, onBack }
}

const inTurn = (request: number) => request % 3

test('allows exactly the limit over three processes, however requests are spread', async () => {
  const { ask, limits, onAway } = await setup('spread')
  expect(await ask('a', 40, inTurn)).toBe(12)
  expect(await ask('b', 40, () => 1)).toBe(12)
  expect(await ask('c', 40, (request) => (request % 3 === 0 ? 0 : 2))).toBe(12)
  const wait = await limits[0]?.('a')
  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThanOrEqual(60)
  expect(onAway).not.toHaveBeenCalled()
})

test.each([
  { fault: 'cut', end: 'restore' },
  { fault: 'freeze', end: 'thaw' },
] as const)(
  'allows a share in each process while the store does not answer, by a $fault, and counts there again',
  async ({ fault, end }) => {
    const { ask, proxy, onAway, onBack } = await setup(fault)
    expect(await ask('before', 3, inTurn)).toBe(3)
    proxy[fault]()
    expect(await ask('a', 40, inTurn)).toBe(12)
    expect(onAway).toHaveBeenCalledTimes(3)
    proxy[end]()
    await vi.waitFor(
      async () => {
        await ask('after', 3, inTurn)
        expect(onBack).toHaveBeenCalledTimes(3)
      },
      { interval: 500 },
    )
    expect(await ask('again', 40, inTurn)).toBe(12)
  },
)

test('says what is missing and what does not answer', async () => {
  const silent = { onAway: () => {}, onBack: () => {} }
  const common = { store: 'redis', storeVariable: 'RATE_STORE', databaseUrl: undefined, ...silent } as const
  await expect(openRates(common)).rejects.toThrow(
    'RATE_STORE=redis needs a Redis or Valkey. Set REDIS_URL, or count in memory.',
  )
  await expect(openRates({ ...common, redisUrl: 'redis://:secret@127.0.0.1:1' })).rejects.toMatchObject({
    message: expect.stringMatching(
      /^Requests cannot be counted in the Redis of REDIS_URL, at 127\.0\.0\.1:1: /,
    ),
    exitCode: 75,
  })
  await expect(openRates({ ...common, redisUrl: 'redis://:secret@127.0.0.1:1' })).rejects.not.toThrow(
    'secret',
  )
})
