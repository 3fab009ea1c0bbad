import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from './createApp.ts'

afterEach(() => void vi.useRealTimers())

test('refuses more requests a minute of one address than it may send, and says how long to wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const app = createApp({
    siteOrigin: 'https://wallet.example',
    rateLimit: 2,
    log: () => {},
    clientOf: (c) => c.req.header('x-forwarded-for') ?? '',
    ping: async () => {},
    isEnding: () => false,
  })
  app.get('/v1/me', (c) => c.json({}))
  const ask = (address: string) => app.request('/v1/me', { headers: { 'x-forwarded-for': address } })
  for (const status of [200, 200]) expect((await ask('192.0.2.1')).status).toBe(status)
  vi.advanceTimersByTime(20_000)
  const refused = await ask('192.0.2.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
  expect((await ask('192.0.2.2')).status).toBe(200)
  vi.advanceTimersByTime(40_000)
  expect((await ask('192.0.2.1')).status).toBe(200)
})
