import type { SiwxSession } from '@foyer/modal-core'
import { expect } from 'vitest'
import type { SiweStore } from './memoryStore.ts'

export const session: SiwxSession = {
  data: {
    accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    chainId: 'eip155:56',
    domain: 'app.example.org',
    uri: 'https://app.example.org',
    version: '1',
    nonce: 'abcdefgh',
    statement: "Don't; drop -- tables '$1' \\ ü",
  },
  message: 'text',
  signature: '0x12',
}

/** Asserts what a store has to do, on one that lasts: with real time, as the database has its own. */
export async function expectStore(store: SiweStore) {
  const soon = Date.now() + 60_000
  const answers = await Promise.all([1, 2, 3].map(() => store.consumeNonce('nonce', soon)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await store.consumeNonce('nonce', soon)).toBe(false)
  expect(await store.consumeNonce('other', soon)).toBe(true)

  await store.addSession('one', session, soon)
  await store.addSession('two', session, Date.now() + 40)
  expect(await store.getSession('one')).toEqual(session)
  expect(await store.getSession('three')).toBeUndefined()
  await expect.poll(() => store.getSession('two'), { interval: 20 }).toBeUndefined()

  await store.removeSession('one')
  await store.removeSession('three')
  expect(await store.getSession('one')).toBeUndefined()
}
