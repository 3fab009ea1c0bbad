import type { Modal } from '@foyer/modal-core'

const DRAWING = /^data:image\/svg\+xml,/

/**
 * Loads the picture of the network in use, for the network's button, unless the network has one of its own. It is kept for
 * the next visit.
 */
export async function loadNetworkPicture({ networks: { state }, storage }: Modal) {
  const network = state.list.find(({ caipNetworkId }) => caipNetworkId === state.active)
  if (network === undefined || network.assets?.imageUrl) return
  const { networkPicture } = await import('@foyer/modal-core/pictures')
  const picture = await networkPicture(network.caipNetworkId)
  // One that was kept may be of an older version.
  if (picture === undefined || picture === network.picture) return
  network.picture = picture
  storage.set('networkPicture', [network.caipNetworkId, picture.replace(DRAWING, '')])
}
