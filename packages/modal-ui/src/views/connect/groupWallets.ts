import type { WalletItem } from '@foyer/modal-core'
import type { Strings } from '../../locales/en/base.ts'

/** Wallets that stand together. Pairing, where it comes first, has no heading. */
export type WalletGroup = {
  title: string | undefined
  /** True if the title says that its wallets are installed, or were used last. */
  saysWhich: boolean
  items: WalletItem[]
}

/** The groups of a list, in its order: the dapp's own where it has chosen the wallets, else by how they got there. */
export function groupWallets(
  items: readonly WalletItem[],
  strings: Strings,
  isChosen: boolean,
): WalletGroup[] {
  const groups: WalletGroup[] = []
  for (const [index, item] of items.entries()) {
    const key = isChosen ? undefined : keyOf(item, index)
    const title = key === undefined ? item.group : strings[key]
    const last = groups.at(-1)
    if (last?.title === title && last !== undefined) last.items.push(item)
    else groups.push({ title, saysWhich: key !== undefined && key !== 'popularWallets', items: [item] })
  }
  return groups
}

function keyOf({ kind }: WalletItem, index: number) {
  if (kind === 'recent') return 'recentWallets'
  if (kind === 'injected') return 'installedWallets'
  return kind === 'walletConnect' && index === 0 ? undefined : 'popularWallets'
}
