/** The part of the DOM's `Storage` that the wallet uses. */
export type WalletStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Permission = ReturnType<typeof createPermission>

/**
 * The permission of the page's origin to see the account. Kept in storage, so that a reload needs no prompt and the
 * other tabs of the origin follow; without storage it lasts as long as the wallet.
 */
export function createPermission(options: {
  address: string
  key: string
  storage?: WalletStorage | undefined
  onChange: () => void
}) {
  const { address, key, storage = defaultStorage(), onChange } = options

  const fromOtherTab = (event: StorageEvent) => {
    // The choice of the user is stored below the same key.
    if (event.key === null || event.key.startsWith(key)) onChange()
  }
  globalThis.addEventListener?.('storage', fromOtherTab)

  return {
    isGranted: () => storage.getItem(key) === address,
    grant() {
      storage.setItem(key, address)
      onChange()
    },
    revoke() {
      storage.removeItem(key)
      onChange()
    },
    destroy() {
      globalThis.removeEventListener?.('storage', fromOtherTab)
    },
  }
}

/** The storage of the origin, or one that lasts as long as the wallet. */
export const defaultStorage = (): WalletStorage => originStorage() ?? memoryStorage()

function originStorage(): WalletStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    // A page without an origin (about:blank, a sandboxed frame) may not read the property.
    return undefined
  }
}

export function memoryStorage(): WalletStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value)
    },
    removeItem: (key) => {
      items.delete(key)
    },
  }
}
