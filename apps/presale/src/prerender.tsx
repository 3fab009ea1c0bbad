import { createSafeStorage } from '@foyer/site-kit/storage'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createQueryClient } from './app/createQueryClient.ts'
import { Providers } from './app/Providers.tsx'
import { Site } from './app/Site.tsx'
import { createI18n } from './i18n/createI18n.ts'

/** A page as it is before the chain has answered, in English and dark: what the build writes into its HTML. */
export function prerender(path: string) {
  const storage = createSafeStorage(() => window.localStorage)
  return renderToString(
    <StaticRouter location={path}>
      <Providers i18n={createI18n()} queryClient={createQueryClient()} storage={storage} languages={[]}>
        <Site storage={storage} />
      </Providers>
    </StaticRouter>,
  )
}
