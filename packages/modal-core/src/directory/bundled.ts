import type { Wallet } from '../types/wallet.ts'
import { toWallet } from './bundledRow.ts'
import { bundledWallets } from './generated/bundledWallets.ts'
import { firstIcons } from './generated/firstIcons.ts'

/** The list that comes with the package: no server is asked. */
export const localWallets: readonly Wallet[] = bundledWallets.map(toWallet)

/** Loads a picture of the list, as a `data:` URL. Undefined for a wallet without one. */
export async function loadLocalImage(imageId: string): Promise<string | undefined> {
  const svg = Object.hasOwn(firstIcons, imageId) ? firstIcons[imageId] : await loadOtherIcon(imageId)
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}

async function loadOtherIcon(imageId: string) {
  const { otherIcons } = await import('./generated/otherIcons.ts')
  return Object.hasOwn(otherIcons, imageId) ? otherIcons[imageId] : undefined
}
