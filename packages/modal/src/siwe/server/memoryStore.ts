import type { SiwxSession } from '@foyer/modal-core'

/** Where nonces and sessions are kept until their time, in milliseconds since 1970. */
export type SiweStore = {
  addNonce: (nonce: string, expiresAt: number) => Promise<void>
  /** Takes a nonce out. Whether it was there: of two calls at once, one alone is told so. */
  takeNonce: (nonce: string) => Promise<boolean>
  /** `key` is a hash of the visitor's cookie: who reads the store cannot sign in with it. */
  addSession: (key: string, session: SiwxSession, expiresAt: number) => Promise<void>
  getSession: (key: string) => Promise<SiwxSession | undefined>
  removeSession: (key: string) => Promise<void>
}

/** Anyone may ask for nonces without end; the oldest give way. */
const MAX_ENTRIES = 100_000

/** A store for one process, which forgets everything when that ends. */
export function memoryStore({ now = Date.now } = {}): SiweStore {
  const nonces = createEntries<true>(now)
  const sessions = createEntries<SiwxSession>(now)
  return {
    addNonce: async (nonce, expiresAt) => nonces.add(nonce, true, expiresAt),
    takeNonce: async (nonce) => nonces.take(nonce) !== undefined,
    addSession: async (key, session, expiresAt) => sessions.add(key, session, expiresAt),
    getSession: async (key) => sessions.get(key),
    removeSession: async (key) => void sessions.take(key),
  }
}

function createEntries<Value>(now: () => number) {
  const entries = new Map<string, { value: Value; expiresAt: number }>()

  function get(key: string) {
    const entry = entries.get(key)
    return entry !== undefined && entry.expiresAt > now() ? entry.value : undefined
  }

  return {
    get,
    add(key: string, value: Value, expiresAt: number) {
      for (const [old, { expiresAt }] of entries) {
        if (expiresAt > now() && entries.size < MAX_ENTRIES) break
        entries.delete(old)
      }
      entries.set(key, { value, expiresAt })
    },
    take(key: string) {
      const value = get(key)
      entries.delete(key)
      return value
    },
  }
}
