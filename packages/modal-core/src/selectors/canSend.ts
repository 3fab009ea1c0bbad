import type { Modal } from '../types/modal.ts'
import { walletNetwork } from './selectors.ts'

/** Returns true if the account in use can send: the feature is there, and it supports the wallet's network. */
export function canSend({ state, adapterOf }: Pick<Modal, 'state' | 'adapterOf'>): boolean {
  const network = walletNetwork(state)
  const adapter = network && adapterOf(network.chainNamespace)
  const { loadSending, estimateFee, sendTransaction } = adapter ?? {}
  return (
    state.send !== undefined &&
    (loadSending !== undefined || (estimateFee !== undefined && sendTransaction !== undefined))
  )
}
