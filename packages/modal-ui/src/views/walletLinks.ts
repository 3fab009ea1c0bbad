import type { DeepReadonly, Wallet } from '@foyer/modal-core'
import type { Device } from '@foyer/modal-core/wallets'
import { svg, type TemplateResult } from 'lit'
import type { StepsStrings } from '../locales/en/steps.ts'
import { icon } from '../styles/icons.ts'

/** A page from which a wallet is installed. */
export type WalletLink = { href: string; name: string; icon: () => TemplateResult }

/** Names of stores are the same in every language. */
const STORES = {
  chromeStore: {
    name: 'Chrome Web Store',
    icon: () =>
      icon(
        svg`<path d="M9 5a2.5 2.5 0 0 1 5 0v1h4v4.5a2.5 2.5 0 0 1 0 5V20H6v-4.5a2.5 2.5 0 0 0 0-5V6h3Z" />`,
      ),
  },
  appStore: {
    name: 'App Store',
    icon: () => icon(svg`<path d="M12.5 5L6.5 18M11.5 5l6 13M4 14.5h9M17 14.5h3" />`),
  },
  playStore: { name: 'Google Play', icon: () => icon(svg`<path d="M7 4.5v15L19.5 12Z" />`) },
} as const

const globeIcon = () =>
  icon(svg`<circle cx="12" cy="12" r="8.5" /><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17" />`)

/** The stores of each device, the one that helps most first. */
const STORES_OF: Record<Device, readonly (keyof typeof STORES)[]> = {
  desktop: ['chromeStore', 'appStore', 'playStore'],
  ios: ['appStore'],
  android: ['playStore'],
}

/** The stores that have the wallet for this device. */
export const storesOf = (wallet: DeepReadonly<Wallet>, device: Device): WalletLink[] =>
  STORES_OF[device].flatMap((store) => {
    const href = wallet[store]
    return href === undefined ? [] : [{ href, ...STORES[store] }]
  })

/** Links to get the wallet for this device: its store, then its website. */
export function walletLinks(
  wallet: DeepReadonly<Wallet>,
  strings: StepsStrings,
  device: Device,
): WalletLink[] {
  const { homepage } = wallet
  const site = homepage === undefined ? [] : [{ href: homepage, name: strings.website, icon: globeIcon }]
  return [...storesOf(wallet, device), ...site]
}

/** Links to get the wallet for this desktop alone: its extension, then its website. */
export const desktopLinks = (wallet: DeepReadonly<Wallet>, strings: StepsStrings) =>
  walletLinks({ ...wallet, appStore: undefined, playStore: undefined }, strings, 'desktop')

/** A link that gets the wallet for any phone: with apps in both stores that is its website. */
export function phoneLink({ appStore, playStore, homepage }: DeepReadonly<Wallet>): string | undefined {
  if (appStore !== undefined && playStore !== undefined) return homepage ?? appStore
  return appStore ?? playStore
}
