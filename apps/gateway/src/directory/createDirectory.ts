import { readWalletData } from '@foyer/modal-core/data'
import certified from '../../data/certified.json' with { type: 'json' }
import { createImages, type Images } from './createImages.ts'
import { findWallets } from './findWallets.ts'
import { toWireWallet } from './toWireWallet.ts'
import type { WalletQuery } from './wire.ts'

export type Directory = {
  find: (query: WalletQuery) => ReturnType<typeof findWallets>
  images: Images
}

/** The reviewed wallets, for gateways that serve these chains. */
export async function createDirectory(chains: readonly string[]): Promise<Directory> {
  const { wallets, icons } = await readWalletData()
  const images = createImages()
  const rows = wallets.map((wallet) =>
    toWireWallet(wallet, {
      chains,
      imageId: images.addWallet(wallet.name, icons.get(wallet.id)),
      isCertified: certified.includes(wallet.id),
    }),
  )
  return { find: (query) => findWallets(rows, query), images }
}
