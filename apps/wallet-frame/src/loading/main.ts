import '@foyer/wallet-api/approve.css'
import { createPopup } from './createPopup.ts'
import { readPopupPage } from './readPopupPage.ts'
import { waitForDecision } from './waitForDecision.ts'

const page = readPopupPage()

/** Shows these parts of the page and hides the others. */
function show(...states: string[]) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-state]'))
    part.hidden = !states.includes(part.dataset.state ?? '')
}

const popup = createPopup({
  ...page,
  siteUrl: location.origin,
  storage: sessionStorage,
  opener: window.opener,
  fetch: (url, init) => fetch(url, init),
  go: (url) => location.replace(url),
  show,
  ask({ origin, browser, createdAt }) {
    const format = new Intl.DateTimeFormat(document.documentElement.lang, {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    const fields: Record<string, string> = { origin, browser, createdAt: format.format(new Date(createdAt)) }
    for (const element of document.querySelectorAll<HTMLElement>('[data-field]'))
      element.textContent = fields[element.dataset.field ?? ''] ?? ''
    show('open')
    return waitForDecision(document.querySelector('[data-state=open]') as Element)
  },
})

function run() {
  const { hash } = location
  // Codes do not stay in the address bar.
  if (hash !== '') history.replaceState(null, '', location.pathname)
  void popup.take(new URLSearchParams(hash.slice(1)))
}

// The dapp opens the page before it knows where the popup goes.
addEventListener('hashchange', run)
run()
