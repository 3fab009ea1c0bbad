import { type DeepReadonly, type ModalState, type Network, walletNetwork } from '@foyer/modal-core'

/** The `https:` URL of a network's block explorer, without a slash at its end. Default the wallet's network. */
export function explorerOf(
  state: DeepReadonly<ModalState>,
  network: DeepReadonly<Network> | undefined = walletNetwork(state),
): string | undefined {
  const url = network?.blockExplorerUrl
  return url?.startsWith('https://') ? url.replace(/\/$/, '') : undefined
}
