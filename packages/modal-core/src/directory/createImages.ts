import type { Wallet } from '../types/wallet.ts'
import type { createDirectoryClient } from '../wire/createDirectoryClient.ts'
import type { DirectoryHost } from './types.ts'

type Client = Pick<ReturnType<typeof createDirectoryClient>, 'image' | 'networkImage'>

/** Loads pictures of wallets and networks from the server. */
export function createImages(client: Client, host: Pick<DirectoryHost, 'addImage'>) {
  const asked = new Set<string>()
  const urls: string[] = []
  /** Pictures that failed. They are not asked for again while the modal is open. */
  const failed = new Set<string>()

  return {
    showWallets(wallets: readonly Readonly<Pick<Wallet, 'imageId'>>[]) {
      for (const { imageId } of wallets) {
        if (imageId === undefined || asked.has(imageId)) continue
        asked.add(imageId)
        void client.image(imageId).then(
          (blob) => {
            const url = URL.createObjectURL(blob)
            urls.push(url)
            host.addImage(imageId, url)
          },
          // The first letter stands in for it.
          () => failed.add(imageId),
        )
      }
    },

    /** Networks that name a picture of the server, and have none of their own. */
    showNetworks(networks: DirectoryHost['networks']['list']) {
      for (const { assets } of networks) {
        if (!assets?.imageId || assets.imageUrl) continue
        void client.networkImage(assets.imageId).then(
          (blob) => {
            const url = URL.createObjectURL(blob)
            urls.push(url)
            assets.imageUrl = url
          },
          // Its first letter stands in for it.
          () => {},
        )
      }
    },

    /** Lets pictures that failed be asked for again. */
    retry() {
      for (const imageId of failed) asked.delete(imageId)
      failed.clear()
    },

    destroy() {
      for (const url of urls) URL.revokeObjectURL(url)
    },
  }
}
