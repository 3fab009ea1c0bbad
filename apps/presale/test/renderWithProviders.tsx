import { createMemoryStorage } from '@foyer/site-kit/test'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import type { Runtime } from '../src/app/boot.ts'
import { createQueryClient } from '../src/app/createQueryClient.ts'
import { Providers } from '../src/app/Providers.tsx'
import { RuntimeContext } from '../src/app/runtime.ts'
import { createI18n } from '../src/i18n/createI18n.ts'
import '@foyer/site-kit/styles/base.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'

export type RenderOptions = {
  runtime?: Runtime
  /** Address of the page. @default '/' */
  path?: string
  storage?: ReturnType<typeof createMemoryStorage>
  /** The browser's languages. */
  languages?: readonly string[]
  /** Milliseconds before a fetch that failed is tried again. @default as long as a visitor waits */
  retryDelay?: number
}

/** Renders a part of the page with everything around it, until the test ends. */
export function renderWithProviders(ui: ReactNode, options: RenderOptions = {}) {
  const { runtime, path = '/', storage = createMemoryStorage(), languages = ['en'] } = options
  // Ends a smooth scroll that the test before may have started: it would go on in this page.
  window.scrollTo({ top: 0, behavior: 'instant' })
  const queryClient = createQueryClient()
  if (options.retryDelay !== undefined) {
    const { queries } = queryClient.getDefaultOptions()
    queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: options.retryDelay } })
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <MemoryRouter initialEntries={[path]}>
      <Providers i18n={createI18n()} queryClient={queryClient} storage={storage} languages={languages}>
        <RuntimeContext value={runtime}>{ui}</RuntimeContext>
      </Providers>
    </MemoryRouter>,
  )
  onTestFinished(() => {
    root.unmount()
    queryClient.clear()
    container.remove()
  })
  return { storage, queryClient }
}
