import type { Network } from '../types/network.ts'
import type { DeepReadonly } from '../types/state.ts'

/** The page of an account or a transaction in the network's block explorer. A query of the explorer's URL stays at its end. */
export function toExplorerUrl(
  network: Pick<DeepReadonly<Network>, 'blockExplorerUrl' | 'explorerPaths'> | undefined,
  kind: 'address' | 'tx',
  value: string,
): string | undefined {
  if (!network?.blockExplorerUrl) return undefined
  const [site = '', query] = network.blockExplorerUrl.split('?')
  const path = (network.explorerPaths?.[kind] ?? `/${kind}/`) + value
  return site.replace(/\/$/, '') + path + (query ? `?${query}` : '')
}
