import type { KeyValueStorage } from '@foyer/site-kit/storage'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { NetworkFailure } from '../features/failure/NetworkFailure.tsx'
import { Preferences } from '../features/preferences/Preferences.tsx'
import { Toasts } from '../ui/Toasts.tsx'

export type ProvidersProps = {
  i18n: i18n
  queryClient: QueryClient
  /** The store of the visitor's preferences. */
  storage: KeyValueStorage
  /** The visitor's languages, the most wanted first. */
  languages: readonly string[]
  children: ReactNode
}

/** The contexts of the whole page. Tests render through the same component. */
export function Providers({ i18n, queryClient, storage, languages, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Preferences storage={storage} languages={languages}>
          <Toasts>
            <NetworkFailure>{children}</NetworkFailure>
          </Toasts>
        </Preferences>
      </QueryClientProvider>
    </I18nextProvider>
  )
}
