import type { SafeStorage } from '@foyer/site-kit/storage'
import {
  createPendingStore,
  type PendingBundle,
  type PendingStore,
  pendingBundleSchema,
  pendingTransactionSchema,
  type UnansweredRequest,
  unansweredRequestSchema,
} from '@foyer/site-kit/transaction'

/** The kinds of pending transactions, at most one of each for an account. */
export type PendingTopic = 'purchase' | 'bind' | 'withdrawal' | 'settlement' | 'allowance'

/** A store for each topic, one for what its wallet has taken as a bundle, and one for what it has not answered. */
export type PendingStores = Record<PendingTopic, PendingStore> & {
  bundles: Record<PendingTopic, PendingStore<PendingBundle>>
  unanswered: Record<PendingTopic, PendingStore<UnansweredRequest>>
}

export type CreatePendingStoresParameters = {
  chainId: number
  storage: SafeStorage
  /** The target of `storage` events from other tabs. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Stores the pending transactions of each account. */
export function createPendingStores({ chainId, ...shared }: CreatePendingStoresParameters): PendingStores {
  const keyOf = (name: string) => `foyer-presale.pending.${name}.${chainId}`
  const create = (topic: PendingTopic) =>
    createPendingStore({ ...shared, key: keyOf(topic), schema: pendingTransactionSchema })
  const createBundles = (topic: PendingTopic) =>
    createPendingStore({ ...shared, key: keyOf(`bundle.${topic}`), schema: pendingBundleSchema })
  const createUnanswered = (topic: PendingTopic) =>
    createPendingStore({ ...shared, key: keyOf(`unanswered.${topic}`), schema: unansweredRequestSchema })
  const forTopics = <store>(make: (topic: PendingTopic) => store) => ({
    purchase: make('purchase'),
    bind: make('bind'),
    withdrawal: make('withdrawal'),
    settlement: make('settlement'),
    allowance: make('allowance'),
  })
  return { ...forTopics(create), bundles: forTopics(createBundles), unanswered: forTopics(createUnanswered) }
}
