import { createModal } from '../createModal.ts'
import type { WebStorage } from '../types/options.ts'
import type { CreateModalParameters } from '../types/parameters.ts'
import { createFakeAdapter, type FakeAdapter } from './createFakeAdapter.ts'
import { bsc, mainnet } from './networks.ts'

/** A `localStorage` that lasts one test. */
export function memoryStorage(
  items: Record<string, string> = {},
): WebStorage & { items: Map<string, string> } {
  const map = new Map(Object.entries(items))
  return {
    items: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

/** A fresh modal on two networks, BNB smart chain being the active one, with a fake adapter to drive it. */
export function setupModal({
  adapter = createFakeAdapter(),
  ...parameters
}: Partial<CreateModalParameters> & { adapter?: FakeAdapter } = {}) {
  const modal = createModal({
    networks: [bsc, mainnet],
    defaultNetwork: bsc,
    adapters: [adapter],
    storage: memoryStorage(),
    ...parameters,
  })
  return { modal, adapter }
}

/** A promise with its handles outside: a wallet that takes its time. */
export function deferred<T>() {
  return Promise.withResolvers<T>()
}
