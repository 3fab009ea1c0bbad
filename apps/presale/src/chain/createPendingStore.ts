import type { Address, Hash } from 'viem'
import * as z from 'zod/mini'
import type { KeyValueStorage } from '../storage/createSafeStorage.ts'

const schema = z.object({
  hash: z.custom<Hash>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)),
})

/** A transaction that was sent and whose receipt has not been seen. */
export type PendingTransaction = z.infer<typeof schema>

/** What an account can have in flight, one of each at a time. */
export type PendingTopic = 'purchase' | 'bind' | 'withdrawal' | 'settlement'

export type PendingStore = {
  get: (account: Address) => PendingTransaction | undefined
  set: (account: Address, transaction: PendingTransaction) => void
  clear: (account: Address) => void
  /** Also called when another tab changes something. Returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

export type PendingStoreParameters = {
  chainId: number
  topic: PendingTopic
  storage: KeyValueStorage
  /** Where `storage` events of other tabs arrive. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Remembers each account's transaction in flight, so that a reload or another tab picks it up again. */
export function createPendingStore({
  chainId,
  topic,
  storage,
  window,
}: PendingStoreParameters): PendingStore {
  const listeners = new Set<() => void>()
  const parsed = new Map<string, PendingTransaction | undefined>()
  const keyOf = (account: Address) => `foyer-presale.pending.${topic}.${chainId}.${account.toLowerCase()}`
  const notify = () => {
    for (const listener of listeners) listener()
  }

  return {
    get(account) {
      const text = storage.getItem(keyOf(account))
      if (text === null) return undefined
      // The same text gives the same object: React compares snapshots by identity.
      if (!parsed.has(text)) parsed.set(text, parse(text))
      return parsed.get(text)
    },
    set(account, transaction) {
      storage.setItem(keyOf(account), JSON.stringify(transaction))
      notify()
    },
    clear(account) {
      storage.removeItem(keyOf(account))
      notify()
    },
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

function parse(text: string) {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    return undefined
  }
}

export type PendingStores = Record<PendingTopic, PendingStore>

/** A store for each topic. */
export function createPendingStores(parameters: Omit<PendingStoreParameters, 'topic'>): PendingStores {
  const create = (topic: PendingTopic) => createPendingStore({ ...parameters, topic })
  return {
    purchase: create('purchase'),
    bind: create('bind'),
    withdrawal: create('withdrawal'),
    settlement: create('settlement'),
  }
}
