import type { DeepReadonly } from '../types/state.ts'
import type { CustomWallet, Wallet } from '../types/wallet.ts'
import { isSafeLink } from './isSafeLink.ts'
import { safePage, safeStorePage } from './safePage.ts'

/** A wallet of `customWallets` with defaults for what it leaves out. Its links pass the checks of the directory's. */
export const toCustomWallet = (wallet: DeepReadonly<CustomWallet>): DeepReadonly<Wallet> => ({
  injected: false,
  certified: false,
  chains: [],
  order: 0,
  ...wallet,
  homepage: safePage(wallet.homepage),
  universalLink: safePage(wallet.universalLink),
  webappLink: safePage(wallet.webappLink),
  mobileLink: appLink(wallet.mobileLink),
  androidLink: appLink(wallet.androidLink),
  desktopLink: appLink(wallet.desktopLink),
  browserLink: appLink(wallet.browserLink),
  appStore: safeStorePage('appStore', wallet.appStore),
  playStore: safeStorePage('playStore', wallet.playStore),
  chromeStore: safeStorePage('chromeStore', wallet.chromeStore),
})

/** The scheme may be the wallet's own, which no list knows. */
const appLink = (link: string | undefined) => (link !== undefined && isSafeLink(link) ? link : undefined)
