import type { Modal } from '../types/modal.ts'
import type { Network } from '../types/network.ts'

/** Handles the button of SwitchActiveChain: switches the dapp to the network and asks for a wallet there. */
export function confirmNetwork({ networks, router }: Modal, network: Network) {
  networks.setActive(network)
  router.reset({ view: 'Connect' })
}
