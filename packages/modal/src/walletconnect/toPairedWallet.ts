import { cleanIcon, cleanName, type PairedWallet } from '@foyer/modal-core'

/** What a wallet says of itself, made safe to draw. */
export function toPairedWallet({ name, icons }: { name: unknown; icons: unknown }): PairedWallet {
  const imageUrl = Array.isArray(icons) ? icons.map(cleanIcon).find((icon) => icon !== undefined) : undefined
  return { name: cleanName(name) ?? 'Unknown Wallet', imageUrl }
}
