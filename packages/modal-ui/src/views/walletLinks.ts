import type { DeepReadonly, Wallet } from '@foyer/modal-core'
import type { Device } from '@foyer/modal-core/wallets'
import type { Strings } from '../locales/en.ts'

/** Names of shops are the same in every language. */
const STORES = { chromeStore: 'Chrome Web Store', appStore: 'App Store', playStore: 'Google Play' } as const

/** The shops of each device, the one that helps most first. */
const SHOPS: Record<Device, readonly (keyof typeof STORES)[]> = {
  desktop: ['chromeStore', 'appStore', 'playStore'],
  ios: ['appStore'],
  android: ['playStore'],
}

/** The shops that have the wallet for this device. */
export const storesOf = (wallet: DeepReadonly<Wallet>, device: Device): { href: string; name: string }[] =>
  SHOPS[device].flatMap((store) => {
    const href = wallet[store]
    return href === undefined ? [] : [{ href, name: STORES[store] }]
  })

/** Where the wallet can be had for this device: shops, then its site. */
export function walletLinks(wallet: DeepReadonly<Wallet>, strings: Strings, device: Device) {
  const { homepage } = wallet
  const site = homepage === undefined ? [] : [{ href: homepage, name: strings.website }]
  return [...storesOf(wallet, device), ...site]
}
