import { namedItem } from '../selectors/walletItems.ts'
import type { Modal } from '../types/modal.ts'
import { isMobile } from '../utils/isMobile.ts'

/**
 * Loads what a button for one wallet shows: the icon that it sent, or what the list of wallets knows of it. The name is
 * one of the option `wallets`. A wallet that is on the page needs no list.
 */
export async function loadWallet(modal: Modal, name: string) {
  const { connectors, wallets } = modal
  const find = () => namedItem(modal.state, name, { mobile: isMobile() })
  await connectors.loadIcons()
  if (find()?.imageUrl !== undefined) return
  const directory = await wallets.load()
  if (find() === undefined && !(await directory.has(name))) await directory.complete()
  const { wallet } = find() ?? {}
  if (wallet) wallets.showImages([wallet])
}
