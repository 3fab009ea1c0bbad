import type { Modal } from '../types/modal.ts'
import { walletNetwork } from './selectors.ts'

/** Returns true if the account in use can have a name: the feature is there, and its wallet signs on an EVM network. */
export function canRegister({ state, adapterOf }: Pick<Modal, 'state' | 'adapterOf'>): boolean {
  const network = walletNetwork(state)
  return (
    state.names !== undefined &&
    network?.chainNamespace === 'eip155' &&
    adapterOf(network.chainNamespace)?.signMessage !== undefined
  )
}
