import type { DeepReadonly } from '../types/state.ts'
import type { Wallet } from '../types/wallet.ts'
import { isSafeLink } from './isSafeLink.ts'
import { isRedirected, type PageAddress, pageLink, redirectOf } from './pageLink.ts'

type AnyWallet = DeepReadonly<Wallet>

/** The device that the page runs on, as far as links to wallets differ. */
export type Device = 'ios' | 'android' | 'desktop'

export function deviceOf(userAgent: string): Device {
  if (/Android/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : 'desktop'
}

/**
 * A way to a wallet: the QR code, its app on this phone, its desktop app, its website, or its own browser, which on a
 * computer is its extension. `unsupported` if it has none of them.
 */
export type Platform = 'qrcode' | 'mobile' | 'desktop' | 'web' | 'browser' | 'unsupported'

/** Returns true if the wallet gets a pairing URI this way. */
export const isPairing = (platform: Platform) => platform !== 'browser' && platform !== 'unsupported'

/** Returns true if a phone can reach it: wallets without a mobile or web link are not listed there, except four. */
export function isForMobile(
  wallet: Pick<AnyWallet, 'name' | 'mobileLink' | 'universalLink' | 'webappLink' | 'browserLink'>,
): boolean {
  const { mobileLink, universalLink, webappLink, browserLink } = wallet
  return [mobileLink, universalLink, webappLink, browserLink, redirectOf(wallet)].some(
    (link) => link !== undefined,
  )
}

type PlatformsParameters = { device: Device; page: PageAddress }

/** The ways that a wallet has from here, the best one first. There is always one. */
export function platformsOf(wallet: AnyWallet, { device, page }: PlatformsParameters): Platform[] {
  const pairs = mobileLinks(wallet, device).length > 0
  const has: Partial<Record<Platform, boolean>> =
    device === 'desktop'
      ? { qrcode: pairs, desktop: wallet.desktopLink !== undefined, browser: wallet.injected }
      : { mobile: pairs, browser: pageLink(wallet, page) !== undefined }
  has.web = wallet.webappLink !== undefined
  const found = ORDER[
    device === 'desktop' ? 'desktop' : isRedirected(wallet) ? 'redirected' : 'phone'
  ].filter((platform) => has[platform])
  return found.length === 0 ? ['unsupported'] : found
}

const ORDER: Record<'desktop' | 'phone' | 'redirected', Platform[]> = {
  desktop: ['qrcode', 'browser', 'desktop', 'web'],
  phone: ['mobile', 'browser', 'web'],
  redirected: ['browser', 'mobile', 'web'],
}

export type PlatformLinksParameters = PlatformsParameters & {
  platform: Platform
  /** The pairing URI, if there is one. */
  uri: string | undefined
}

/** The links of a platform, the most reliable first. None while a platform that needs a pairing URI has none. */
export function platformLinks(
  wallet: AnyWallet,
  { platform, device, page, uri }: PlatformLinksParameters,
): string[] {
  const links = {
    qrcode: [],
    unsupported: [],
    browser: [pageLink(wallet, page)],
    mobile: mobileLinks(wallet, device).map((link) => pairingLink(link, uri)),
    desktop: [pairingLink(wallet.desktopLink, uri)],
    web: [pairingLink(wallet.webappLink, uri)],
  }[platform]
  return links.filter((link) => link !== undefined && isSafeLink(link)) as string[]
}

/** A universal link opens the app or, without it, the page that offers it. Android prefers the app's own scheme. */
function mobileLinks({ mobileLink, universalLink, androidLink }: AnyWallet, device: Device): string[] {
  const links = device === 'android' ? [androidLink, mobileLink, universalLink] : [universalLink, mobileLink]
  return [...new Set(links)].filter((link) => link !== undefined)
}

/** Adds a pairing URI to a link of an app or a page: `wc?uri=` and the URI, encoded once. */
export function pairingLink(link: string | undefined, uri: string | undefined): string | undefined {
  if (link === undefined || uri === undefined || !uri.startsWith('wc:')) return undefined
  if (link === 'wc:') return uri
  const base = link.includes('://') ? link : `${link.replace(/[:/]+$/, '')}://`
  return `${base.endsWith('/') ? base : `${base}/`}wc?uri=${encodeURIComponent(uri)}`
}
