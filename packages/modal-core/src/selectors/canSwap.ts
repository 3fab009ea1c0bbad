import type { Modal } from '../types/modal.ts'
import { walletNetwork } from './selectors.ts'

/**
 * Returns true if the account in use can swap: the feature is there and on, and it supports the wallet's network. Until
 * the server was asked for its tokens, it is taken to swap on every network.
 */
export function canSwap({ state, adapterOf }: Pick<Modal, 'state' | 'adapterOf'>): boolean {
  const network = walletNetwork(state)
  const adapter = network && adapterOf(network.chainNamespace)
  const { swap, wallets } = state
  return (
    swap !== undefined &&
    wallets.features.swap !== false &&
    adapter?.estimateFee !== undefined &&
    adapter.sendTransaction !== undefined &&
    !(swap.tokens.status === 'unsupported' && swap.tokens.chainId === network?.caipNetworkId)
  )
}
