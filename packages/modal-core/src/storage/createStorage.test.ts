import { expect, test } from 'vitest'
import { memoryStorage } from '../test/setupModal.ts'
import { createStorage } from './createStorage.ts'

test('returns stored values', () => {
  const web = memoryStorage()
  const storage = createStorage({ id: 'one', web })
  expect(storage.get('recentConnectors')).toBeUndefined()
  storage.set('recentConnectors', ['io.one'])
  expect(createStorage({ id: 'one', web }).get('recentConnectors')).toEqual(['io.one'])
  storage.set('recentConnectors', undefined)
  expect(web.items.size).toBe(0)
})

test('keeps the entries of two modals separate', () => {
  const web = memoryStorage()
  createStorage({ id: 'one', web }).set('lastChain', 56)
  expect(createStorage({ id: 'two', web }).get('lastChain')).toBeUndefined()
})

test.each(['{', '""', '{"a":1}', '[56]', 'null', '5.5', 'undefined'])('drops invalid data: %s', (text) => {
  const web = memoryStorage({ 'foyer.1.one.lastChain': text, 'foyer.1.one.recentConnectors': text })
  const storage = createStorage({ id: 'one', web })
  expect(storage.get('lastChain')).toBeUndefined()
  expect(storage.get('recentConnectors')).toBeUndefined()
})

test('reads the first entries of a list that another script has made long', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => `io.wallet${index}`)
  const web = memoryStorage({ 'foyer.1.one.recentWallets': JSON.stringify(ids) })
  expect(createStorage({ id: 'one', web }).get('recentWallets')).toEqual(ids.slice(0, 100))
})

test('ignores entries of another version', () => {
  const web = memoryStorage({ 'foyer.one.lastChain': '56', 'foyer.0.one.lastChain': '56' })
  expect(createStorage({ id: 'one', web }).get('lastChain')).toBeUndefined()
})

test.each(['"io.one"', '[1]', '[""]', '{}'])(
  'accepts only an array of strings as a list of wallets: %s',
  (text) => {
    const web = memoryStorage({ 'foyer.1.one.connected.solana': text })
    expect(createStorage({ id: 'one', web }).get('connected.solana')).toBeUndefined()
  },
)

test('returns a stored chain id of 0 and a stored text', () => {
  const storage = createStorage({ id: 'one', web: memoryStorage() })
  storage.set('lastChain', 0)
  expect(storage.get('lastChain')).toBe(0)
  storage.set('lastChain', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(storage.get('lastChain')).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})

test('behaves like an empty storage when the storage throws', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = createStorage({ id: 'one', web: { getItem: fail, setItem: fail, removeItem: fail } })
  storage.set('lastChain', 56)
  storage.set('lastChain', undefined)
  expect(storage.get('lastChain')).toBeUndefined()
  expect(storage.read('of.another')).toBeUndefined()
})

test('reads items under names that are not its own', () => {
  const storage = createStorage({ id: 'one', web: memoryStorage({ 'of.another': 'true' }) })
  expect(storage.read('of.another')).toBe('true')
})

test('stores nothing when storage is null', () => {
  const storage = createStorage({ id: 'one', web: null })
  storage.set('lastChain', 56)
  expect(storage.get('lastChain')).toBeUndefined()
})
