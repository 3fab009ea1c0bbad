import type { Wallet } from '../types/wallet.ts'
import { toWallet } from './bundledRow.ts'
import { firstIcons } from './generated/firstIcons.ts'
import { firstWallets as firstRows } from './generated/firstWallets.ts'

/** The best known wallets of the list that comes with the package: more than a first visit is shown. */
export const firstWallets: readonly Wallet[] = firstRows.map(toWallet)

/** Loads the whole list that comes with the package: no server is asked. */
export async function loadLocalWallets(): Promise<readonly Wallet[]> {
  const otherWallets = await import('./generated/otherWallets.ts').then((one) => one.otherWallets)
  return [...firstRows, ...otherWallets].map(toWallet)
}

/** Loads a picture of the list, as a `data:` URL. Undefined for a wallet without one. */
export async function loadLocalImage(imageId: string): Promise<string | undefined> {
  const svg = Object.hasOwn(firstIcons, imageId) ? firstIcons[imageId] : await loadOtherIcon(imageId)
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}

async function loadOtherIcon(imageId: string) {
  const otherIcons = await import('./generated/otherIcons.ts').then((one) => one.otherIcons)
  return Object.hasOwn(otherIcons, imageId) ? otherIcons[imageId] : undefined
}
