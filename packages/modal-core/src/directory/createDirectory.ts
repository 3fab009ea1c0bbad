import type { Wallet, WalletsState } from '../types/wallet.ts'
import { loadLocalImage, localWallets } from './bundled.ts'

export type Directory = {
  /** Looks for wallets: by the state's `query` and `certifiedOnly`. */
  browse: () => void
  /** The next page of what is being browsed. */
  more: () => void
  /** Loads the pictures that are not there yet. */
  showImages: (imageIds: readonly string[]) => void
  destroy: () => void
}

/** What the directory may change. This chunk imports nothing that the entry chunk has, or bundlers would split that. */
export type DirectoryHost = {
  state: Pick<WalletsState, 'query' | 'certifiedOnly'>
  setKnown: (wallets: readonly Wallet[]) => void
  setBrowse: (browse: WalletsState['browse']) => void
  addImage: (imageId: string, url: string) => void
}

/** The list that comes with the package, searched on the spot. */
export function createDirectory({ state, setKnown, setBrowse, addImage }: DirectoryHost): Directory {
  const asked = new Set<string>()
  setKnown(localWallets)

  async function showImage(imageId: string) {
    const url = await loadLocalImage(imageId).catch(() => undefined)
    if (url === undefined) asked.delete(imageId)
    else addImage(imageId, url)
  }

  return {
    browse() {
      const words = state.query.trim().toLowerCase()
      const wallets = localWallets.filter(({ name }) => name.toLowerCase().includes(words))
      setBrowse({ status: 'ready', wallets, count: wallets.length })
    },
    more: () => {},
    showImages(imageIds) {
      for (const imageId of imageIds) {
        if (asked.has(imageId)) continue
        asked.add(imageId)
        void showImage(imageId)
      }
    },
    destroy: () => {},
  }
}
