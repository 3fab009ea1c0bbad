import type { SafeStorage } from '../src/storage/createSafeStorage.ts'

/** Storage that belongs to one test. */
export function createMemoryStorage(initial: Record<string, string> = {}): SafeStorage {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    isKept: () => true,
  }
}
