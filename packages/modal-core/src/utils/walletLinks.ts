import type { DeepReadonly } from '../types/state.ts'
import type { Wallet } from '../types/wallet.ts'

/** Where the page is, as a link hands it over. */
export type PageAddress = { href: string; origin: string }

/**
 * Wallets that need no link in the directory to stay in the list of a phone: where they are absent, these open the
 * page in them. Binance's app opens no page from outside any more, so its link leads to the wallet inside the app.
 */
const REDIRECTS: Record<string, (page: PageAddress) => string> = {
  phantom: (page) => browse('https://phantom.app/ul/browse', page),
  solflare: (page) => browse('https://solflare.com/ul/v1/browse', page),
  coinbase: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
  binance: () => 'bnc://app.binance.com/cedefi/',
}

const browse = (base: string, { href, origin }: PageAddress) =>
  `${base}/${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`

type Linked = Pick<DeepReadonly<Wallet>, 'name' | 'browserLink' | 'mobileLink' | 'webappLink'>

/** What opens the page inside the wallet on a phone, or undefined where nothing does. */
export function pageLink(wallet: Linked, page: PageAddress): string | undefined {
  const redirect = redirectOf(wallet)
  if (redirect !== undefined) return redirect(page)
  return wallet.browserLink
    ?.replaceAll('{encodedUrl}', encodeURIComponent(page.href))
    .replaceAll('{urlWithoutScheme}', page.href.replace(/^https?:\/\//, ''))
    .replaceAll('{url}', page.href)
}

/** Whether a phone can reach it: wallets without a mobile or web link are not listed there, except four. */
export function isForMobile(wallet: Linked): boolean {
  const { mobileLink, webappLink, browserLink } = wallet
  return [mobileLink, webappLink, browserLink, redirectOf(wallet)].some((link) => link !== undefined)
}

/** By the first word of the name: the ids are different in each directory. */
function redirectOf({ name }: Linked) {
  const [word = ''] = name.toLowerCase().split(' ')
  return Object.hasOwn(REDIRECTS, word) ? REDIRECTS[word] : undefined
}

/** Leaves for a link: a page opens beside this one, an app's own scheme does not leave an empty tab behind. */
export function openLink(link: string) {
  window.open(link, link.startsWith('https:') ? '_blank' : '_self', 'noopener,noreferrer')
}
