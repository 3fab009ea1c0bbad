import type { Address, Hash } from 'viem'
import * as z from 'zod/mini'
import type { KeyValueStorage } from '../storage/createSafeStorage.ts'

const schema = z.object({
  hash: z.custom<Hash>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)),
})

/** A purchase that was sent and whose receipt has not been seen. */
export type PendingPurchase = z.infer<typeof schema>

export type PendingStore = {
  get: (account: Address) => PendingPurchase | undefined
  set: (account: Address, purchase: PendingPurchase) => void
  clear: (account: Address) => void
  /** Also called when another tab changes something. Returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

export type PendingStoreParameters = {
  chainId: number
  storage: KeyValueStorage
  /** Where `storage` events of other tabs arrive. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Remembers each account's purchase in flight, so that a reload or another tab picks it up again. */
export function createPendingStore({ chainId, storage, window }: PendingStoreParameters): PendingStore {
  const listeners = new Set<() => void>()
  const parsed = new Map<string, PendingPurchase | undefined>()
  const keyOf = (account: Address) => `foyer-presale.pending.${chainId}.${account.toLowerCase()}`
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
    set(account, purchase) {
      storage.setItem(keyOf(account), JSON.stringify(purchase))
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
