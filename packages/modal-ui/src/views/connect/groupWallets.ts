import type { WalletItem } from '@foyer/modal-core'

type Title = 'recentWallets' | 'installedWallets' | 'popularWallets'

/** Wallets that stand together. Pairing, where it comes first, has no heading. */
export type WalletGroup = { title: Title | undefined; items: WalletItem[] }

/** The groups of a list, in its order. */
export function groupWallets(items: readonly WalletItem[]): WalletGroup[] {
  const groups: WalletGroup[] = []
  for (const [index, item] of items.entries()) {
    const title = titleOf(item, index)
    const last = groups.at(-1)
    if (last?.title === title && last !== undefined) last.items.push(item)
    else groups.push({ title, items: [item] })
  }
  return groups
}

function titleOf({ kind }: WalletItem, index: number): Title | undefined {
  if (kind === 'recent') return 'recentWallets'
  if (kind === 'injected') return 'installedWallets'
  return kind === 'walletConnect' && index === 0 ? undefined : 'popularWallets'
}
