import type { DeepReadonly } from '../types/state.ts'
import type { CustomWallet, Wallet } from '../types/wallet.ts'
import { isSafeLink } from './isSafeLink.ts'

/** A wallet of `customWallets` with defaults for what it leaves out. Its links pass the checks of the directory's. */
export const toCustomWallet = (wallet: DeepReadonly<CustomWallet>): DeepReadonly<Wallet> => ({
  injected: false,
  certified: false,
  chains: [],
  order: 0,
  ...wallet,
  homepage: pageLink(wallet.homepage),
  universalLink: pageLink(wallet.universalLink),
  webappLink: pageLink(wallet.webappLink),
  mobileLink: appLink(wallet.mobileLink),
  androidLink: appLink(wallet.androidLink),
  desktopLink: appLink(wallet.desktopLink),
  browserLink: appLink(wallet.browserLink),
  appStore: storeLink(wallet, 'appStore'),
  playStore: storeLink(wallet, 'playStore'),
  chromeStore: storeLink(wallet, 'chromeStore'),
})

/**
 * Those of `safePage.ts`, which the directory of a server is checked by. What that shares with the modal would be one more
 * file of the first open.
 */
const STORES = {
  appStore: /^https:\/\/(apps|itunes)\.apple\.com([/?#]|$)/i,
  playStore: /^https:\/\/play\.google\.com([/?#]|$)/i,
  chromeStore: /^https:\/\/(chromewebstore|chrome)\.google\.com([/?#]|$)/i,
}

const storeLink = (wallet: DeepReadonly<CustomWallet>, store: keyof typeof STORES) => {
  const link = appLink(wallet[store])
  return link !== undefined && STORES[store].test(link) ? link : undefined
}

/** The address of a page over TLS. */
const pageLink = (link: string | undefined) =>
  link?.toLowerCase().startsWith('https://') ? appLink(link) : undefined

/** The scheme may be the wallet's own, which no list knows. */
const appLink = (link: string | undefined) => (link !== undefined && isSafeLink(link) ? link : undefined)
