import type { DeepReadonly, Wallet } from '@foyer/modal-core'
import type { Device } from '@foyer/modal-core/wallets'
import type { Strings } from '../locales/en.ts'

/** Names of stores are the same in every language. */
const STORES = { chromeStore: 'Chrome Web Store', appStore: 'App Store', playStore: 'Google Play' } as const

/** The stores of each device, the one that helps most first. */
const STORES_OF: Record<Device, readonly (keyof typeof STORES)[]> = {
  desktop: ['chromeStore', 'appStore', 'playStore'],
  ios: ['appStore'],
  android: ['playStore'],
}

/** The stores that have the wallet for this device. */
export const storesOf = (wallet: DeepReadonly<Wallet>, device: Device): { href: string; name: string }[] =>
  STORES_OF[device].flatMap((store) => {
    const href = wallet[store]
    return href === undefined ? [] : [{ href, name: STORES[store] }]
  })

/** Links to get the wallet for this device: its store, then its website. */
export function walletLinks(wallet: DeepReadonly<Wallet>, strings: Strings, device: Device) {
  const { homepage } = wallet
  const site = homepage === undefined ? [] : [{ href: homepage, name: strings.website }]
  return [...storesOf(wallet, device), ...site]
}

/** Links to get the wallet for this desktop alone: its extension, then its website. */
export const desktopLinks = (wallet: DeepReadonly<Wallet>, strings: Strings) =>
  walletLinks({ ...wallet, appStore: undefined, playStore: undefined }, strings, 'desktop')

/** A link that gets the wallet for any phone: with apps in both stores that is its website. */
export function phoneLink({ appStore, playStore, homepage }: DeepReadonly<Wallet>): string | undefined {
  if (appStore !== undefined && playStore !== undefined) return homepage ?? appStore
  return appStore ?? playStore
}
