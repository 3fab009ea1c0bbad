import type { Modal } from '../types/modal.ts'
import { activeAccount, walletNetwork } from './selectors.ts'

/** Returns true if the account in use can send: the feature is there, and it supports the wallet and its network. */
export function canSend({ state, adapterOf }: Pick<Modal, 'state' | 'adapterOf'>): boolean {
  const network = walletNetwork(state)
  const account = activeAccount(state)
  const adapter = network && adapterOf(network.chainNamespace)
  if (state.send === undefined || adapter === undefined || account.status !== 'connected') return false
  const { loadSending, estimateFee, sendTransaction } = adapter
  if (adapter.canSend?.(account) === false) return false
  return loadSending !== undefined || (estimateFee !== undefined && sendTransaction !== undefined)
}
