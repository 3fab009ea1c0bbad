import { createRates, type Log } from '@foyer/server-kit'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from './createApp.ts'

afterEach(() => void vi.useRealTimers())

test('refuses more requests a minute of one address than it may send, and says how long to wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const app = createApp<'public'>({
    access: { public: [] },
    siteOrigin: 'https://wallet.example',
    countRequest: createRates().create({ name: 'test', points: 2, seconds: 60 }),
    log: () => {},
    clientOf: (c) => c.req.header('x-forwarded-for') ?? '',
    ping: async () => {},
    isStuck: () => false,
    isEnding: () => false,
  })
  app.get('/v1/me', { access: 'public', limit: 'requests' }, (c) => c.json({}))
  const ask = (address: string) => app.request('/v1/me', { headers: { 'x-forwarded-for': address } })
  for (const status of [200, 200]) expect((await ask('192.0.2.1')).status).toBe(status)
  vi.advanceTimersByTime(20_000)
  const refused = await ask('192.0.2.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
  expect((await ask('192.0.2.2')).status).toBe(200)
  vi.advanceTimersByTime(40_000)
  expect((await ask('192.0.2.1')).status).toBe(200)
})

test('answers 503 while the database is away, and reports the outage once and its end', async () => {
  vi.useFakeTimers()
  let isAway = true
  const log = vi.fn<Log>()
  const app = createApp<'public'>({
    access: { public: [] },
    siteOrigin: 'https://wallet.example',
    countRequest: async () => undefined,
    log,
    clientOf: () => '',
    ping: async () => {
      if (isAway) throw new Error('away')
    },
    isStuck: () => false,
    isEnding: () => false,
  })
  app.get('/v1/me', { access: 'public', limit: 'requests' }, (c) => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    if (isAway) throw new DrizzleQueryError('select', [], refused)
    return c.json({})
  })
  const alerts = () => log.mock.calls.filter(([, event]) => event.startsWith('database.'))
  for (let request = 0; request < 3; request++) {
    const answer = await app.request('/v1/me')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(alerts()).toEqual([['error', 'database.away', { code: 'ECONNREFUSED' }]])
  isAway = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(alerts().slice(1)).toEqual([['info', 'database.back']])
  expect((await app.request('/v1/me')).status).toBe(200)
  expect(log.mock.calls.filter(([level]) => level === 'error')).toHaveLength(1)
})
