import { expect, test } from 'vitest'
import { memoryStorage } from '../test/setupModal.ts'
import { createStorage } from './createStorage.ts'

test('default', () => {
  const web = memoryStorage()
  const storage = createStorage({ id: 'one', web })
  expect(storage.get('recentConnectors')).toBeUndefined()
  storage.set('recentConnectors', ['io.one'])
  expect(createStorage({ id: 'one', web }).get('recentConnectors')).toEqual(['io.one'])
  storage.set('recentConnectors', undefined)
  expect(web.items.size).toBe(0)
})

test('behavior: two modals keep apart', () => {
  const web = memoryStorage()
  createStorage({ id: 'one', web }).set('lastChain', 56)
  expect(createStorage({ id: 'two', web }).get('lastChain')).toBeUndefined()
})

test.each(['{', '""', '{"a":1}', '[56]', 'null', '5.5', 'undefined'])(
  'behavior: rubbish is dropped: %s',
  (text) => {
    const web = memoryStorage({ 'foyer.1.one.lastChain': text, 'foyer.1.one.recentConnectors': text })
    const storage = createStorage({ id: 'one', web })
    expect(storage.get('lastChain')).toBeUndefined()
    expect(storage.get('recentConnectors')).toBeUndefined()
  },
)

test('behavior: what another version wrote is not read', () => {
  const web = memoryStorage({ 'foyer.one.lastChain': '56', 'foyer.0.one.lastChain': '56' })
  expect(createStorage({ id: 'one', web }).get('lastChain')).toBeUndefined()
})

test.each(['"io.one"', '[1]', '[""]', '{}'])('behavior: a list of wallets is a list of texts: %s', (text) => {
  const web = memoryStorage({ 'foyer.1.one.connectedConnectors': text })
  expect(createStorage({ id: 'one', web }).get('connectedConnectors')).toBeUndefined()
})

test('behavior: a chain id of 0 and a text are values', () => {
  const storage = createStorage({ id: 'one', web: memoryStorage() })
  storage.set('lastChain', 0)
  expect(storage.get('lastChain')).toBe(0)
  storage.set('lastChain', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(storage.get('lastChain')).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})

test('behavior: a storage that throws is like an empty one', () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = createStorage({ id: 'one', web: { getItem: fail, setItem: fail, removeItem: fail } })
  storage.set('lastChain', 56)
  storage.set('lastChain', undefined)
  expect(storage.get('lastChain')).toBeUndefined()
})

test('parameters: null keeps nothing', () => {
  const storage = createStorage({ id: 'one', web: null })
  storage.set('lastChain', 56)
  expect(storage.get('lastChain')).toBeUndefined()
})
