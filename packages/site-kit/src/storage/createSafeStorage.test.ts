import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../test/createMemoryStorage.ts'
import { createSafeStorage, type KeyValueStorage } from './createSafeStorage.ts'

test('reads and writes the real storage', () => {
  const real = createMemoryStorage()
  const storage = createSafeStorage(() => real)
  storage.setItem('a', '1')
  expect(real.getItem('a')).toBe('1')
  expect(storage.isKept('a')).toBe(true)
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})

test('keeps values for the life of the page when storage is refused', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  expect(storage.isKept('a')).toBe(false)
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})

test('returns the new value, not the old one, when the storage is full', () => {
  const real = createMemoryStorage()
  real.setItem('a', 'old')
  const full: KeyValueStorage = {
    ...real,
    setItem() {
      throw new DOMException('Full.', 'QuotaExceededError')
    },
  }
  const storage = createSafeStorage(() => full)
  storage.setItem('a', 'new')
  expect(storage.getItem('a')).toBe('new')
})
