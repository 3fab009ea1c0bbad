import type { Modal } from '@foyer/modal-core'
import { connectedWallet } from '@foyer/modal-core/wallets'

/** The picture of the wallet in use. One elsewhere sends none that can be drawn: the list has those of many. */
export async function loadPicture({ state, wallets }: Modal) {
  const wallet = connectedWallet(state)
  if (wallet?.type !== 'WALLET_CONNECT' || wallet.imageUrl !== undefined) return
  // Without the list there is its letter.
  await wallets.load().catch(() => {})
  wallets.showImages(wallets.state.known.filter(({ name }) => isSame(name, wallet.name)))
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
