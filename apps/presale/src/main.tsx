import { createSafeStorage, type SafeStorage } from '@foyer/site-kit/storage'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createBackEntry } from './app/createBackEntry.ts'
import { createQueryClient } from './app/createQueryClient.ts'
import { Providers } from './app/Providers.tsx'
import { Site } from './app/Site.tsx'
import { BackEntryContext } from './app/useBackLayer.ts'
import { rememberInvitation } from './features/invite/createInvitationStore.ts'
import { changeLocale, createI18n } from './i18n/createI18n.ts'
import { loadLatinFonts } from './i18n/loadFonts.ts'
import { readStoredLocale } from './i18n/locale.ts'
import '@foyer/site-kit/styles/base.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (root !== null) void start(root)

async function start(element: HTMLElement) {
  clearUnsuitable(element)
  const storage = createSafeStorage(() => window.localStorage)
  // Runs first, because the router replaces an unknown path together with its query.
  takeInvitation(storage)
  // Yields to the browser, because evaluating the scripts was a long task and a tap may be waiting.
  await new Promise((resolve) => setTimeout(resolve))
  const i18n = createI18n()
  const locale = readStoredLocale(storage)
  // Without its texts the page starts in English; the picker can be used to try again.
  if (locale !== undefined) await changeLocale(i18n, locale).catch(() => undefined)

  // Its server preloads nothing: the page would move when it changes to the fonts.
  if (import.meta.env.DEV) await loadLatinFonts()

  const queryClient = createQueryClient()
  const backEntry = createBackEntry(window)
  const app = createRoot(element)
  // Renders in slices: the page is painted already, and input takes precedence.
  startTransition(() =>
    app.render(
      <StrictMode>
        <BrowserRouter>
          <Providers i18n={i18n} queryClient={queryClient} storage={storage} languages={navigator.languages}>
            <BackEntryContext value={backEntry}>
              <Site storage={storage} />
            </BackEntryContext>
          </Providers>
        </BrowserRouter>
      </StrictMode>,
    ),
  )
}

/** Remembers the code of an invitation link and takes it out of the address. */
function takeInvitation(storage: SafeStorage) {
  const { pathname, search, hash } = window.location
  const rest = rememberInvitation(storage, search)
  if (rest !== search) window.history.replaceState(null, '', `${pathname}${rest}${hash}`)
}

/** Empties the page where `firstPaint.ts` has hidden what the build wrote into it. */
function clearUnsuitable(element: HTMLElement) {
  const { dataset } = document.documentElement
  if (dataset.waiting === undefined) return
  element.replaceChildren()
  delete dataset.waiting
}
