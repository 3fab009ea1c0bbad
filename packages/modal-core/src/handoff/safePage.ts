import { parseUrl } from '../utils/floor.ts'

export const STORE_HOSTS = {
  appStore: ['apps.apple.com', 'itunes.apple.com'],
  playStore: ['play.google.com'],
  chromeStore: ['chromewebstore.google.com', 'chrome.google.com'],
}

/** The address of a page over TLS, or undefined for anything else. */
export function safePage(value: string | null | undefined, hosts?: readonly string[]): string | undefined {
  const url = value ? parseUrl(value) : undefined
  if (url?.protocol !== 'https:' || (hosts !== undefined && !hosts.includes(url.hostname))) return undefined
  return url.href
}

/** A page of the store that it is said to be in, or undefined for anything else. */
export const safeStorePage = (store: keyof typeof STORE_HOSTS, value: string | null | undefined) =>
  safePage(value, STORE_HOSTS[store])
