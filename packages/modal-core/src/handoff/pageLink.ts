import { redirects } from '../directory/generated/redirects.ts'
import type { DeepReadonly } from '../types/state.ts'
import type { Wallet } from '../types/wallet.ts'
import { isSafeLink } from './isSafeLink.ts'

/** The page's URL in the forms that a link can carry. */
export type PageAddress = { href: string; origin: string }

type Linked = Pick<DeepReadonly<Wallet>, 'name' | 'browserLink'>

/**
 * Returns the link that opens the page inside the wallet on a phone, or undefined if there is none. Four wallets have a
 * separate link; Binance's app opens no page from outside any more, so its link leads to the wallet inside the app.
 */
export function pageLink(wallet: Linked, page: PageAddress): string | undefined {
  const link = (redirectOf(wallet) ?? wallet.browserLink)
    ?.replaceAll('{encodedUrl}', encodeURIComponent(page.href))
    .replaceAll('{encodedOrigin}', encodeURIComponent(page.origin))
    .replaceAll('{urlWithoutScheme}', page.href.replace(/^https?:\/\//, ''))
    .replaceAll('{url}', page.href)
  return link !== undefined && isSafeLink(link) ? link : undefined
}

/** Returns true if a tap opens the page in the wallet's browser first, which needs a redirect that names a page. */
export const isRedirected = (wallet: Linked) => redirectOf(wallet)?.includes('{') === true

/** By the first word of the name: the ids are different in each directory. */
export function redirectOf({ name }: Pick<Linked, 'name'>) {
  const [word = ''] = name.toLowerCase().split(' ')
  return Object.hasOwn(redirects, word) ? redirects[word] : undefined
}

/**
 * Opens a link: a page in a new tab, an app's own scheme in this one, so that no empty tab is left. The page around a frame
 * says where the frame may go: one that forbids the scheme would take the dapp away, so it is the whole tab that goes.
 */
export function openLink(link: string) {
  window.open(link, link.startsWith('https:') ? '_blank' : '_top', 'noopener,noreferrer')
}
