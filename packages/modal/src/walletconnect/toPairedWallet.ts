import { cleanIcon, cleanName, type PairedWallet } from '@foyer/modal-core'

/** Number of icons of a wallet that are looked at. Wallets have one or two. */
const MAX_ICONS = 8

/** Reads a wallet's metadata into values that are safe to draw. */
export function toPairedWallet({ name, icons }: { name: unknown; icons: unknown }): PairedWallet {
  const first: unknown[] = Array.isArray(icons) ? icons.slice(0, MAX_ICONS) : []
  const imageUrl = first.map(cleanIcon).find((icon) => icon !== undefined)
  return { name: cleanName(name) ?? 'Unknown Wallet', imageUrl }
}
