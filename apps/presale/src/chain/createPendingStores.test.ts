import { createMemoryStorage } from '@foyer/site-kit/test'
import { expect, test, vi } from 'vitest'
import { createPendingStores } from './createPendingStores.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const HASH = `0x${'ab'.repeat(32)}` as const
const KEY = `foyer-presale.pending.purchase.56.${ACCOUNT.toLowerCase()}`

const setup = (storage = createMemoryStorage()) => {
  const window = new EventTarget() as Window
  const stores = createPendingStores({ chainId: 56, storage, window })
  return { store: stores.purchase, stores, storage, window }
}

test('remembers a purchase for its account and chain, across pages', () => {
  const { store, storage } = setup()
  store.set(ACCOUNT, { hash: HASH })
  const nextPage = setup(storage).store
  expect(nextPage.get(ACCOUNT)).toEqual({ hash: HASH })
  expect(nextPage.get(OTHER)).toBeUndefined()
  const otherChain = createPendingStores({ chainId: 97, storage, window: new EventTarget() as Window })
  expect(otherChain.purchase.get(ACCOUNT)).toBeUndefined()
})

test('keeps topics apart', () => {
  const { stores } = setup()
  stores.bind.set(ACCOUNT, { hash: HASH })
  expect(stores.bind.get(ACCOUNT)).toEqual({ hash: HASH })
  expect(stores.withdrawal.get(ACCOUNT)).toBeUndefined()
})

test('remembers a bundle by the id its wallet gave it', () => {
  const { stores, storage } = setup()
  stores.bundles.purchase.set(ACCOUNT, { id: 'call-7' })
  expect(setup(storage).stores.bundles.purchase.get(ACCOUNT)).toEqual({ id: 'call-7' })
  expect(stores.bundles.bind.get(ACCOUNT)).toBeUndefined()
  expect(stores.purchase.get(ACCOUNT)).toBeUndefined()
})

test('forgets what was cleared', () => {
  const { store } = setup()
  store.set(ACCOUNT, { hash: HASH })
  store.clear(ACCOUNT)
  expect(store.get(ACCOUNT)).toBeUndefined()
})

test('returns the same object for the same purchase', () => {
  const { store } = setup()
  store.set(ACCOUNT, { hash: HASH })
  expect(store.get(ACCOUNT)).toBe(store.get(ACCOUNT))
})

test('ignores what storage holds and is no transaction', () => {
  for (const text of [
    '',
    'null',
    '{',
    '{"hash":"0x12"}',
    '{"hash":1}',
    `{"hash":"${HASH}","nonce":-1}`,
    '[]',
  ]) {
    expect(setup(createMemoryStorage({ [KEY]: text })).store.get(ACCOUNT), text).toBeUndefined()
  }
})

test('tells of changes here and in other tabs, until unsubscribed', () => {
  const { store, window } = setup()
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  store.set(ACCOUNT, { hash: HASH })
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  store.clear(ACCOUNT)
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
})
