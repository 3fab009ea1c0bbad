import type { FeatureModal, Network } from '@foyer/modal-core'

/** The networks of adapters that accept a paired wallet, the active one first. */
export function pairableNetworks({
  networks,
  adapterOf,
}: Pick<FeatureModal, 'networks' | 'adapterOf'>): Network[] {
  const active = networks.active()
  const own = networks.list.filter(
    ({ chainNamespace }) => adapterOf(chainNamespace)?.addProvider !== undefined,
  )
  return own.includes(active) ? [active, ...own.filter((one) => one !== active)] : own
}
