import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from './app/createQueryClient.ts'
import { Providers } from './app/Providers.tsx'
import { Site } from './app/Site.tsx'
import { rememberInvitation } from './features/invite/createInvitationStore.ts'
import { changeLocale, createI18n } from './i18n/createI18n.ts'
import { readStoredLocale } from './i18n/locale.ts'
import { createSafeStorage } from './storage/createSafeStorage.ts'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (root !== null) void start(root)

async function start(element: HTMLElement) {
  const storage = createSafeStorage(() => window.localStorage)
  // At once: a path that is unknown is replaced, and its query with it.
  rememberInvitation(storage, window.location.search)
  const i18n = createI18n()
  const locale = readStoredLocale(storage)
  // Without its texts the page starts in English; the picker can be used to try again.
  if (locale !== undefined) await changeLocale(i18n, locale).catch(() => undefined)

  createRoot(element).render(
    <StrictMode>
      <BrowserRouter>
        <Providers
          i18n={i18n}
          queryClient={createQueryClient()}
          storage={storage}
          languages={navigator.languages}
        >
          <Site />
        </Providers>
      </BrowserRouter>
    </StrictMode>,
  )
}
