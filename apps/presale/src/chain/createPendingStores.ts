import type { KeyValueStorage } from '@foyer/site-kit/storage'
import {
  createPendingStore,
  type PendingBundle,
  type PendingStore,
  pendingBundleSchema,
  pendingTransactionSchema,
} from '@foyer/site-kit/transaction'

/** The kinds of pending transactions, at most one of each for an account. */
export type PendingTopic = 'purchase' | 'bind' | 'withdrawal' | 'settlement' | 'allowance'

/** A store for each topic, and one for a purchase that its wallet has taken as a bundle. */
export type PendingStores = Record<PendingTopic, PendingStore> & { bundle: PendingStore<PendingBundle> }

export type CreatePendingStoresParameters = {
  chainId: number
  storage: KeyValueStorage
  /** Where `storage` events of other tabs arrive. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Stores the pending transactions of each account. */
export function createPendingStores({ chainId, ...shared }: CreatePendingStoresParameters): PendingStores {
  const keyOf = (topic: string) => `foyer-presale.pending.${topic}.${chainId}`
  const create = (topic: PendingTopic) =>
    createPendingStore({ ...shared, key: keyOf(topic), schema: pendingTransactionSchema })
  return {
    purchase: create('purchase'),
    bind: create('bind'),
    withdrawal: create('withdrawal'),
    settlement: create('settlement'),
    allowance: create('allowance'),
    bundle: createPendingStore({ ...shared, key: keyOf('bundle'), schema: pendingBundleSchema }),
  }
}
