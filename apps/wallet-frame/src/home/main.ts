import { patch } from '@foyer/kit'
import { isKeepLink, keepTokensOfLink, SITE_PROJECT } from '@foyer/wallet-api'
import { openStorage } from '../device/storage.ts'
import { createAccount } from '../login/createAccount.ts'
import { createEmailUpdate } from '../login/createEmailUpdate.ts'
import { loadPart } from '../parts/loadPart.ts'
import { createCeremony } from '../passkey/createCeremony.ts'
import { createSigner } from '../signer/createSigner.ts'
import { findWorkerFailure, startWorker } from '../signer/startWorker.ts'
import { createHome } from './createHome.ts'
import './fy-wallet-home.ts'
import { createBalances } from './createBalances.ts'
import { loadHomeTexts } from './locales/loadHomeTexts.ts'
import { readHomePage } from './readHomePage.ts'

/** In characters. */
const MAX_EMAIL = 254

/** The time that the login waits for the list of providers, in milliseconds. */
const PROVIDERS_PATIENCE = 1_500

const page = readHomePage()
const { lang } = document.documentElement
const element = document.querySelector('fy-wallet-home')

const signer = createSigner(startWorker, findWorkerFailure)
const fetchFrom = (url: string, init: RequestInit) => fetch(url, init)
const account = createAccount({
  page,
  projectId: SITE_PROJECT,
  storage: openStorage(),
  locks: navigator.locks,
  signer,
  fetch: fetchFrom,
  announce(start) {
    document.documentElement.dataset.login = start
  },
  locale: () => lang,
  wantsApproval: true,
})
async function readSolanaAddress() {
  const { createSolanaSigner } = await loadPart(() => import('../solana/createSolanaSigner.ts'))
  return (await createSolanaSigner({ signer, fetch: fetchFrom })()).address
}
const home = createHome({
  ...account,
  emailUpdate: createEmailUpdate({ ...account, projectId: SITE_PROJECT, locale: () => lang }),
  signer,
  ceremony: createCeremony(),
  projectId: SITE_PROJECT,
  locale: () => lang,
  readBalances: createBalances({ chains: page.chains, fetch: fetchFrom, locale: lang }),
  readSolanaAddress: page.hasSolana ? readSolanaAddress : undefined,
  origin: page.publicUrl,
  hasRelay: page.farcasterRelayUrl !== undefined,
  onChange(state) {
    if (element) element.state = state
  },
})
// Asked for at once, and once: what comes after the login is drawn would move it.
const providers = home.readProviders()
const texts = await loadHomeTexts(lang)
// A mail's link. Its tokens go out of the address bar, and out of the history.
function readLink() {
  // Of the dapp's modal, which knows the address.
  const known = new URLSearchParams(location.hash.slice(1)).get('email')
  if (known !== null) {
    home.suggestEmail(known.slice(0, MAX_EMAIL))
    history.replaceState(null, '', '/')
  }
  if (!element || !isKeepLink(location.href)) return
  element.keepLink = keepTokensOfLink(location.href) ?? 'cut'
  history.replaceState(null, '', '/')
}
readLink()
addEventListener('hashchange', readLink)
if (element) patch(element, { home, texts })
const late = new Promise<readonly string[]>((resolve) => setTimeout(resolve, PROVIDERS_PATIENCE, []))
if (element) element.providers = await Promise.race([providers, late])
await home.start()
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void home.refresh()
})
if (element) element.providers = await providers
