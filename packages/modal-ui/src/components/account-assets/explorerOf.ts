import { type DeepReadonly, type ModalState, walletNetwork } from '@foyer/modal-core'

/** Where the block explorer of the wallet's network is, over https, without a slash at its end. */
export function explorerOf(state: DeepReadonly<ModalState>): string | undefined {
  const url = walletNetwork(state)?.blockExplorerUrl
  return url?.startsWith('https://') ? url.replace(/\/$/, '') : undefined
}
