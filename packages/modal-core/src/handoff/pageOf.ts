import type { Options } from '../types/options.ts'
import type { PageAddress } from './pageLink.ts'

/** The page that links to wallets open: the one that the dapp names, else this one. */
export function pageOf({ pageUrl }: Pick<Options, 'pageUrl'>): PageAddress {
  try {
    const url = new URL(pageUrl ?? '', location.href)
    if (pageUrl !== undefined && /^https?:$/.test(url.protocol)) return url
  } catch {
    // A page address that is no URL cannot be opened by a wallet.
  }
  return location
}
