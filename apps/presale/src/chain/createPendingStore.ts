import type { Address, Hash } from 'viem'
import * as z from 'zod/mini'
import type { KeyValueStorage } from '../storage/createSafeStorage.ts'

const transactionSchema = z.object({
  hash: z.custom<Hash>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)),
  /** Of the account, once it is known: another transaction with it replaces this one. */
  nonce: z.optional(z.int().check(z.nonnegative())),
})
const bundleSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(8194)) })

/** Whether a wallet's id of a bundle can be kept. EIP-5792 lets it have 4096 bytes. */
export const isBundleId = (id: unknown) => z.safeParse(bundleSchema, { id }).success

/** A transaction that was sent and whose receipt has not been seen. */
export type PendingTransaction = z.infer<typeof transactionSchema>

/** Calls that a wallet took as one bundle, by the wallet's own id, and whose transaction has not been seen. */
export type PendingBundle = z.infer<typeof bundleSchema>

/** What an account can have in flight, one of each at a time. */
export type PendingTopic = 'purchase' | 'bind' | 'withdrawal' | 'settlement'

export type PendingStore<entry = PendingTransaction> = {
  get: (account: Address) => entry | undefined
  set: (account: Address, entry: entry) => void
  clear: (account: Address) => void
  /** Also called when another tab changes something. Returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

export type PendingStoreParameters<entry> = {
  chainId: number
  /** Its part of the storage key. */
  topic: string
  /** What an entry must look like, for storage is anybody's. */
  schema: z.ZodMiniType<entry>
  storage: KeyValueStorage
  /** Where `storage` events of other tabs arrive. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Remembers each account's transaction in flight, so that a reload or another tab picks it up again. */
function createPendingStore<entry>({
  chainId,
  topic,
  schema,
  storage,
  window,
}: PendingStoreParameters<entry>): PendingStore<entry> {
  const listeners = new Set<() => void>()
  const parsed = new Map<string, entry | undefined>()
  const keyOf = (account: Address) => `foyer-presale.pending.${topic}.${chainId}.${account.toLowerCase()}`
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

function parse<entry>(schema: z.ZodMiniType<entry>, text: string) {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch {
    return undefined
  }
}

type Entries = Record<PendingTopic, PendingTransaction> & { bundle: PendingBundle }

export type PendingStores = { [topic in keyof Entries]: PendingStore<Entries[topic]> }

/** A store for each topic, and one for a purchase that its wallet has taken as a bundle. */
export function createPendingStores(
  parameters: Omit<PendingStoreParameters<never>, 'topic' | 'schema'>,
): PendingStores {
  const create = (topic: PendingTopic) =>
    createPendingStore({ ...parameters, topic, schema: transactionSchema })
  return {
    purchase: create('purchase'),
    bundle: createPendingStore({ ...parameters, topic: 'bundle', schema: bundleSchema }),
    bind: create('bind'),
    withdrawal: create('withdrawal'),
    settlement: create('settlement'),
  }
}
