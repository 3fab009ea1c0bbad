import { expect, test } from 'vitest'
import { createNonces } from './createNonces.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE = 60_000

function setup({ secret = 'secret', domain = 'app.example.org' } = {}) {
  const clock = { now: NOON }
  return { clock, ...createNonces({ secret, domain, ttl: 10 * MINUTE, now: () => clock.now }) }
}

test('issues a nonce that can be read until it expires', async () => {
  const { issue, read, clock } = setup()
  const nonce = await issue()
  expect(nonce).toMatch(/^[0-9a-f]{48}$/)
  expect(await read(nonce)).toBe(NOON + 10 * MINUTE)
  clock.now += 10 * MINUTE - 1
  expect(await read(nonce)).toBe(NOON + 10 * MINUTE)
  clock.now += 1
  expect(await read(nonce)).toBeUndefined()
})

test('issues a different nonce each time', async () => {
  const { issue } = setup()
  expect(new Set(await Promise.all(Array.from({ length: 50 }, issue))).size).toBe(50)
})

test('reads a nonce of another process with the same secret', async () => {
  expect(await setup().read(await setup().issue())).toBeDefined()
})

test.each([
  ['another secret', { secret: 'other' }],
  ['another domain', { domain: 'evil.example' }],
])('refuses a nonce that was issued with %s', async (_, differs) => {
  expect(await setup().read(await setup(differs).issue())).toBeUndefined()
})

test('refuses a nonce with any digit changed', async () => {
  const { issue, read } = setup()
  const nonce = await issue()
  for (let index = 0; index < nonce.length; index++) {
    const digit = nonce[index] === 'f' ? 'e' : 'f'
    expect(await read(nonce.slice(0, index) + digit + nonce.slice(index + 1)), `${index}`).toBeUndefined()
  }
})

test.each(['', 'abcdefgh', 'f'.repeat(48), 'g'.repeat(48), 'f'.repeat(10_000)])(
  'refuses a nonce that was not issued: %.12s',
  async (nonce) => {
    expect(await setup().read(nonce)).toBeUndefined()
  },
)
