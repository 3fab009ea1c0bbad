import type { DeepReadonly, Wallet } from '@foyer/modal-core'

/** Names of shops are the same in every language. */
const STORES = { chromeStore: 'Chrome Web Store', appStore: 'App Store', playStore: 'Google Play' } as const

type Platform = 'desktop' | 'ios' | 'android'
type Store = keyof typeof STORES

/** The shops of each device, the one that helps most first. */
const SHOPS: Record<Platform, readonly Store[]> = {
  desktop: ['chromeStore', 'appStore', 'playStore'],
  ios: ['appStore'],
  android: ['playStore'],
}

function platformOf(userAgent: string): Platform {
  if (/Android/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : 'desktop'
}

/** Where the wallet can be had for this device. */
export function storesOf(wallet: DeepReadonly<Wallet>, userAgent: string) {
  return SHOPS[platformOf(userAgent)].flatMap((store) => {
    const href = wallet[store]
    return href === undefined ? [] : [{ href, name: STORES[store] }]
  })
}
