import { createSafeStorage } from '@foyer/site-kit/storage'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createQueryClient } from './app/createQueryClient.ts'
import { Providers } from './app/Providers.tsx'
import { Site } from './app/Site.tsx'
import { createI18n } from './i18n/createI18n.ts'

/** The home page as it is before the chain has answered, in English and dark: what the build writes into `index.html`. */
export const prerender = () =>
  renderToString(
    <StaticRouter location="/">
      <Providers
        i18n={createI18n()}
        queryClient={createQueryClient()}
        storage={createSafeStorage(() => window.localStorage)}
        languages={[]}
      >
        <Site />
      </Providers>
    </StaticRouter>,
  )
