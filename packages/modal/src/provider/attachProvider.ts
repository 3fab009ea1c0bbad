import type { FeatureModal, ProviderSource } from '@foyer/modal-core'
import { wagmiConnector } from './wagmiConnector.ts'

/** Hands a wallet to the adapters of all the dapp's namespaces. Returns what takes it away again. */
export function attachProvider(modal: FeatureModal, source: ProviderSource) {
  const forms = { wagmi: wagmiConnector(source, () => import('./createWagmiConnector.ts')) }
  const namespaces = new Set(modal.networks.list.map(({ chainNamespace }) => chainNamespace))
  const removals = [...namespaces].map((namespace) =>
    modal.adapterOf(namespace)?.addProvider?.({ ...source, forms }),
  )
  return () => {
    for (const remove of removals) remove?.()
  }
}
