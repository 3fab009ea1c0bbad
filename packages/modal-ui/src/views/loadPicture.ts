import type { Modal } from '@foyer/modal-core'

/** Loads the picture of a paired wallet from the list, if the wallet sent none that can be drawn. */
export async function loadPicture({ state, wallets }: Modal) {
  const { wallet } = state.pairing
  if (wallet === undefined || wallet.imageUrl !== undefined) return
  try {
    await (await wallets.load()).complete()
  } catch {
    // Without the list there is its letter.
  }
  wallets.showImages(wallets.state.known.filter(({ name }) => isSame(name, wallet.name)))
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
