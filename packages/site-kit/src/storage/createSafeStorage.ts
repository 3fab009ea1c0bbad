/** The part of `Storage` the app uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type SafeStorage = KeyValueStorage & {
  /** False for what the browser refused to store, which ends with the page. */
  isKept: (key: string) => boolean
}

/**
 * Storage that never throws: browsers refuse access in some privacy modes and when the quota is used up.
 * Keeps values that cannot be stored until the page ends.
 *
 * @param open returns the real storage, e.g. `() => window.localStorage`; may throw
 */
export function createSafeStorage(open: () => KeyValueStorage): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: KeyValueStorage) => T, fallback: T) => {
    try {
      return action(open())
    } catch {
      return fallback
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    isKept: (key) => !memory.has(key),
  }
}
