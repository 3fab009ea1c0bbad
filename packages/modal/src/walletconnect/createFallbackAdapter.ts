import type { FeatureModal, ProviderSource } from '@foyer/modal-core'

const NAMESPACE = 'eip155'

/** An adapter for the paired wallet, for dapps that have none for its namespace. */
export function createFallbackAdapter(modal: FeatureModal, source: ProviderSource) {
  let remove: (() => void) | undefined

  const isNeeded = () =>
    modal.networks.list.some(({ chainNamespace }) => chainNamespace === NAMESPACE) &&
    modal.adapterOf(NAMESPACE) === undefined

  return {
    async add() {
      if (!isNeeded()) return
      const { eip1193Adapter } = await import('../eip1193/eip1193Adapter.ts')
      if (!isNeeded()) return
      const adapter = eip1193Adapter({ target: new EventTarget() })
      remove = adapter.addProvider?.(source)
      modal.addAdapter(adapter)
    },
    remove: () => remove?.(),
  }
}
