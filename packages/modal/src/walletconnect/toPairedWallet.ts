import { cleanIcon, cleanName, type PairedWallet } from '@foyer/modal-core'

/** Reads a wallet's metadata into values that are safe to draw. */
export function toPairedWallet({ name, icons }: { name: unknown; icons: unknown }): PairedWallet {
  const imageUrl = Array.isArray(icons) ? icons.map(cleanIcon).find((icon) => icon !== undefined) : undefined
  return { name: cleanName(name) ?? 'Unknown Wallet', imageUrl }
}
