import { expect, test } from 'vitest'
import { type MemoryStoreParameters, memoryStore } from './memoryStore.ts'

const clock = { now: 0 }
const setup = (parameters: MemoryStoreParameters = {}) => {
  clock.now = 1_000
  return memoryStore({ now: () => clock.now, ...parameters })
}

const sessionOf = (accountAddress: string, message = 'm') => ({
  data: {
    accountAddress,
    chainId: 'eip155:56',
    domain: 'a',
    uri: 'https://a',
    version: '1',
    nonce: '12345678',
  },
  message,
  signature: '0x12',
})
const BYTES = JSON.stringify(sessionOf('0x1')).length

/** The keys of the sessions that are still there. */
async function kept(store: ReturnType<typeof memoryStore>, ...keys: string[]) {
  const found = await Promise.all(keys.map((key) => store.getSession(key)))
  return keys.filter((_, index) => found[index] !== undefined)
}

test('keeps a session until it expires or is removed', async () => {
  const store = setup()
  await store.addSession('a', sessionOf('0x1'), 2_000)
  await store.addSession('b', sessionOf('0x1'), 3_000)
  expect(await store.getSession('a')).toEqual(sessionOf('0x1'))
  clock.now = 2_000
  expect(await kept(store, 'a', 'b')).toEqual(['b'])
  await store.removeSession('b')
  await store.removeSession('b')
  expect(await kept(store, 'a', 'b')).toEqual([])
})

test('replaces the oldest sessions when they take more than `maxBytes`', async () => {
  const store = setup({ maxBytes: 3 * BYTES })
  for (const [index, key] of ['a', 'b', 'c'].entries())
    await store.addSession(key, sessionOf(`0x${index}`), 5_000)
  expect(await kept(store, 'a', 'b', 'c')).toEqual(['a', 'b', 'c'])
  await store.addSession('d', sessionOf('0x9', 'm'.repeat(BYTES)), 5_000)
  expect(await kept(store, 'a', 'b', 'c', 'd')).toEqual(['c', 'd'])
  await store.removeSession('d')
  for (const key of ['e', 'f']) await store.addSession(key, sessionOf('0x3'), 5_000)
  expect(await kept(store, 'c', 'e', 'f')).toEqual(['c', 'e', 'f'])
})

test('counts the bytes of a session, not its characters', async () => {
  const store = setup({ maxBytes: 3 * BYTES })
  await store.addSession('a', sessionOf('0x1'), 5_000)
  await store.addSession('b', sessionOf('0x2', '你'.repeat(BYTES)), 5_000)
  expect(await kept(store, 'a', 'b')).toEqual(['b'])
})

test('replaces the oldest session of an account that has too many, and none of others', async () => {
  const store = setup({ maxSessionsPerAddress: 2 })
  await store.addSession('other', sessionOf('0x2'), 5_000)
  for (const key of ['a', 'b', 'c']) await store.addSession(key, sessionOf('0x1'), 5_000)
  expect(await kept(store, 'other', 'a', 'b', 'c')).toEqual(['other', 'b', 'c'])
  await store.removeSession('b')
  await store.addSession('d', sessionOf('0x1'), 5_000)
  expect(await kept(store, 'c', 'd')).toEqual(['c', 'd'])
})

test('accepts a nonce once', async () => {
  const store = setup()
  expect(await store.consumeNonce('a', 2_000)).toBe(true)
  expect(await store.consumeNonce('a', 2_000)).toBe(false)
  expect(await store.consumeNonce('b', 2_000)).toBe(true)
})

test('refuses older nonces rather than forgetting a used one when there are too many', async () => {
  const store = setup({ maxNonces: 2 })
  for (const [index, nonce] of ['a', 'b', 'c'].entries())
    expect(await store.consumeNonce(nonce, 2_000 + index)).toBe(true)
  expect(await store.consumeNonce('a', 2_000)).toBe(false)
  expect(await store.consumeNonce('unused', 2_000)).toBe(false)
  expect(await store.consumeNonce('newer', 2_001)).toBe(true)
  for (const [index, nonce] of ['b', 'c', 'newer'].entries())
    expect(await store.consumeNonce(nonce, [2_001, 2_002, 2_001][index] ?? 0)).toBe(false)
})
