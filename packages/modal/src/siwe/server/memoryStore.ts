import type { SiwxSession } from '@foyer/modal-core'

/** The store of used nonces and sessions, until they expire, in milliseconds since 1970. */
export type SiweStore = {
  /** Marks a nonce as used. Whether it was unused: of two calls at the same time only one gets true. */
  consumeNonce: (nonce: string, expiresAt: number) => Promise<boolean>
  /** `key` is a hash of the user's cookie, so that a leaked store does not allow signing in. */
  addSession: (key: string, session: SiwxSession, expiresAt: number) => Promise<void>
  getSession: (key: string) => Promise<SiwxSession | undefined>
  removeSession: (key: string) => Promise<void>
}

export type MemoryStoreParameters = {
  /** Milliseconds since 1970. Default the host's clock. */
  now?: (() => number) | undefined
  /** Sessions beyond it replace the oldest ones. Default 32 MiB. */
  maxBytes?: number | undefined
  /** Sessions beyond it replace the oldest ones of the same account. Default 20. */
  maxSessionsPerAddress?: number | undefined
  /** Used nonces beyond it make all older ones unusable. Default 100,000. */
  maxNonces?: number | undefined
}

type Entry = { session: SiwxSession; expiresAt: number; bytes: number }

/** A store for one process. It is bounded, and empty after a restart. */
export function memoryStore({
  now = Date.now,
  maxBytes = 32 * 1024 * 1024,
  maxSessionsPerAddress = 20,
  maxNonces = 100_000,
}: MemoryStoreParameters = {}): SiweStore {
  const nonces = createUsedNonces(maxNonces, now)
  const sessions = new Map<string, Entry>()
  const keysOf = new Map<string, Set<string>>()
  let bytes = 0

  function remove(key: string) {
    const entry = sessions.get(key)
    if (entry === undefined) return
    sessions.delete(key)
    bytes -= entry.bytes
    const { accountAddress } = entry.session.data
    const keys = keysOf.get(accountAddress)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(accountAddress)
  }

  return {
    consumeNonce: async (nonce, expiresAt) => nonces.consume(nonce, expiresAt),

    async addSession(key, session, expiresAt) {
      const keys = keysOf.get(session.data.accountAddress) ?? new Set()
      const [oldest] = keys
      if (keys.size >= maxSessionsPerAddress && oldest !== undefined) remove(oldest)
      const entry = { session, expiresAt, bytes: new TextEncoder().encode(JSON.stringify(session)).length }
      for (const [old, { expiresAt }] of sessions) {
        if (expiresAt > now() && bytes + entry.bytes <= maxBytes) break
        remove(old)
      }
      sessions.set(key, entry)
      keysOf.set(session.data.accountAddress, keys.add(key))
      bytes += entry.bytes
    },

    async getSession(key) {
      const entry = sessions.get(key)
      return entry !== undefined && entry.expiresAt > now() ? entry.session : undefined
    },

    removeSession: async (key) => remove(key),
  }
}

/** A used nonce that is forgotten could be used again, so whatever expires before it is then refused. */
function createUsedNonces(max: number, now: () => number) {
  const used = new Map<string, number>()
  let refusedUntil = 0

  return {
    consume(nonce: string, expiresAt: number) {
      if (used.has(nonce) || expiresAt <= refusedUntil) return false
      for (const [old, end] of used) {
        if (end > now() && used.size < max) break
        used.delete(old)
        refusedUntil = Math.max(refusedUntil, end)
      }
      used.set(nonce, expiresAt)
      return true
    },
  }
}
