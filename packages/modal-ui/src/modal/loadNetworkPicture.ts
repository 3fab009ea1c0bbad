import type { Modal } from '@foyer/modal-core'

/** Loads the picture of the network in use, for the network's button, unless the network has one. */
export async function loadNetworkPicture({ networks: { state } }: Modal) {
  const network = state.list.find(({ caipNetworkId }) => caipNetworkId === state.active)
  if (network === undefined || network.picture !== undefined || network.assets?.imageUrl) return
  const { networkPicture } = await import('@foyer/modal-core/pictures')
  const picture = await networkPicture(network.caipNetworkId)
  if (picture !== undefined) network.picture = picture
}
