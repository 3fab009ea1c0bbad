import type { Modal, Network } from '@foyer/modal-core'

/** The networks of the dapp that the wallet's provider works on, the active one first. */
export function evmNetworksOf({ networks }: Pick<Modal, 'networks'>): readonly Network[] {
  const active = networks.active()
  const own = networks.list.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  return own.includes(active) ? [active, ...own.filter((one) => one !== active)] : own
}

export const nodeOf = (network: Network | undefined) => network?.rpcUrls.default.http[0]
