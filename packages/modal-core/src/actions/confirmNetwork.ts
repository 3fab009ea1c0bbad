import type { Modal } from '../types/modal.ts'
import type { Network } from '../types/network.ts'

/** What the button of SwitchActiveChain does: the dapp goes to the network, where a wallet is yet to be connected. */
export function confirmNetwork({ networks, router }: Modal, network: Network) {
  networks.setActive(network)
  router.reset({ view: 'Connect' })
}
