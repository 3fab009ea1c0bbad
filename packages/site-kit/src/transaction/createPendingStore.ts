import * as v from 'valibot'
import type { Address, Hash } from 'viem'
import type { SafeStorage } from '../storage/createSafeStorage.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const pendingTransactionSchema = v.object({
  hash: v.custom<Hash>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)),
  /** Of the account, once it is known: another transaction with it replaces this one. */
  nonce: v.optional(count),
  /** The block from which on an execution by others is searched for, of an account that is a contract. */
  since: v.optional(count),
})

export const unansweredRequestSchema = v.object({
  /** The account's next nonce when its wallet was asked. */
  nonce: count,
  /** Its transactions since then that did something else. */
  others: count,
})

export const pendingBundleSchema = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(8194)) })

/** True if a wallet's id of a bundle can be kept. EIP-5792 lets it have 4096 bytes. */
export const isBundleId = (id: unknown) => v.is(pendingBundleSchema, { id })

/** A transaction that was sent and whose receipt has not been seen. */
export type PendingTransaction = v.InferOutput<typeof pendingTransactionSchema>

/** A request that a wallet has not answered: it may be open there, or have been sent without a word. */
export type UnansweredRequest = v.InferOutput<typeof unansweredRequestSchema>

/** Calls that a wallet took as one bundle, by the wallet's own id, and whose transaction has not been seen. */
export type PendingBundle = v.InferOutput<typeof pendingBundleSchema>

export type PendingStore<entry = PendingTransaction> = {
  get: (account: Address) => entry | undefined
  set: (account: Address, entry: entry) => void
  clear: (account: Address) => void
  /** False while the entry is lost with the page, because the browser refused to store it. */
  isKept: (account: Address) => boolean
  /** Also called when another tab changes something. Returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

export type CreatePendingStoreParameters<entry> = {
  /** Start of the storage key. */
  key: string
  /** Schema of an entry: anything can write to storage. */
  schema: v.GenericSchema<unknown, entry>
  storage: SafeStorage
  /** The target of `storage` events from other tabs. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Remembers each account's transaction in flight, so that a reload or another tab picks it up again. */
export function createPendingStore<entry>({
  key,
  schema,
  storage,
  window,
}: CreatePendingStoreParameters<entry>): PendingStore<entry> {
  const listeners = new Set<() => void>()
  const parsed = new Map<string, entry | undefined>()
  const keyOf = (account: Address) => `${key}.${account.toLowerCase()}`
  const notify = () => {
    for (const listener of listeners) listener()
  }

  return {
    get(account) {
      const text = storage.getItem(keyOf(account))
      if (text === null) return undefined
      // The same text gives the same object: React compares snapshots by identity.
      if (!parsed.has(text)) parsed.set(text, parse(schema, text))
      return parsed.get(text)
    },
    set(account, entry) {
      storage.setItem(keyOf(account), JSON.stringify(entry))
      notify()
    },
    clear(account) {
      storage.removeItem(keyOf(account))
      notify()
    },
    isKept: (account) => storage.isKept(keyOf(account)),
    subscribe(listener) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

function parse<entry>(schema: v.GenericSchema<unknown, entry>, text: string) {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return undefined
  }
}
