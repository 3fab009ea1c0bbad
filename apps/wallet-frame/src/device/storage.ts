import { createStore, del, get, set } from 'idb-keyval'

/** The storage of a device's keys and records. Readers check what it returns. */
export type DeviceStorage = {
  /** False: all is gone when the page is, as another browser would see it. */
  isPersistent: boolean
  get: (name: string) => Promise<unknown>
  set: (name: string, value: unknown) => Promise<void>
  delete: (name: string) => Promise<void>
}

/**
 * This browser's storage for the wallet under this dapp; each dapp has one of its own. Some browsers refuse storage in an
 * iframe, others refuse keys in it: then it is memory, and the user logs in at each load.
 */
export async function openStorage(): Promise<DeviceStorage> {
  try {
    const store = createStore('wallet', 'device')
    const storage: DeviceStorage = {
      isPersistent: true,
      get: (name) => get(name, store),
      set: (name, value) => set(name, value, store),
      delete: (name) => del(name, store),
    }
    await probe(storage)
    return storage
  } catch {
    return createMemoryStorage()
  }
}

/** @throws {Error} a key that cannot be exported does not come back */
async function probe(storage: DeviceStorage) {
  const name = 'probe'
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  await storage.set(name, key)
  const found = await storage.get(name)
  await storage.delete(name)
  if (!(found instanceof CryptoKey)) throw new TypeError('The browser does not keep keys')
}

export function createMemoryStorage(): DeviceStorage {
  const values = new Map<string, unknown>()
  return {
    isPersistent: false,
    get: async (name) => values.get(name),
    set: async (name, value) => void values.set(name, value),
    delete: async (name) => void values.delete(name),
  }
}
