import type { Modal } from '../types/modal.ts'
import type { ChainId, Namespace } from '../types/network.ts'

/**
 * Takes over the chain that a wallet library works on. Without an account, a chain that is not configured leads to the
 * first network; with one, UnsupportedChain asks the user to leave it.
 */
export function followNetwork({ accounts, networks }: Modal, namespace: Namespace, chainId: ChainId) {
  if (networks.active().chainNamespace !== namespace) return
  const isConnected = accounts.get(namespace).status === 'connected'
  const first = networks.list.find(({ chainNamespace }) => chainNamespace === namespace)
  const network = networks.find(chainId, namespace) ?? (isConnected ? undefined : first)
  if (network !== undefined) networks.follow(network)
}
