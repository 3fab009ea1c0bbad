import type { Modal } from '../types/modal.ts'
import { walletNetwork } from './selectors.ts'

/** Whether the account in use can send: the feature is there, and so is what sends on the wallet's network. */
export function canSend({ state, adapterOf }: Pick<Modal, 'state' | 'adapterOf'>): boolean {
  const network = walletNetwork(state)
  const adapter = network && adapterOf(network.chainNamespace)
  const { loadSending, estimateFee, sendTransaction } = adapter ?? {}
  return (
    state.send !== undefined &&
    (loadSending !== undefined || (estimateFee !== undefined && sendTransaction !== undefined))
  )
}
