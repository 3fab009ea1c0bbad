import { createServerApp, HttpError, type Log, type ServerApp, type ServerVariables } from '@foyer/server-kit'
import type { Theme } from '@foyer/wallet-api'
import { chooseLocale, renderTheme } from '@foyer/wallet-api/pages'
import type { Projects } from '@foyer/wallet-api/projects'
import { type Assets, WORKER_FOLDER } from './assets.ts'
import type { SiteSettings } from './config.ts'
import {
  ASSET_HEADERS,
  backupHeaders,
  homeHeaders,
  loadingHeaders,
  REFUSAL_HEADERS,
  sdkHeaders,
  WORKER_HEADERS,
} from './headers.ts'
import { MANIFEST_FILE, toManifest } from './manifest.ts'
import { HOME_STYLE, renderHome } from './renderHome.ts'
import { renderLoading } from './renderLoading.ts'
import { renderSdk } from './renderSdk.ts'
import { takeSponsors } from './takeSponsors.ts'

export type CreateSiteParameters = {
  settings: Pick<
    SiteSettings,
    'publicUrl' | 'authUrl' | 'vaultUrl' | 'farcasterRelayUrl' | 'operators' | 'logo'
  >
  assets: Assets
  projects: Pick<Projects, 'find' | 'chains' | 'hasSolana'>
  /** Of the pages that no dapp frames. Default the wallet's own. */
  theme: Theme | undefined
  log: Log
  isEnding: () => boolean
}

type SiteEnv = { Variables: ServerVariables }
type Site = ServerApp<SiteEnv, { public: object }, never>

/** Everybody gets the same files and pages. */
const OPEN = { access: 'public', limit: 'none' } as const

/** The wallet's site: `/sdk`, `/loading`, `/backup`, the user's page `/`, their files, `/health` and `/ready`. */
export function createSite({ settings, assets, projects, theme, log, isEnding }: CreateSiteParameters): Site {
  const { publicUrl, authUrl, vaultUrl, farcasterRelayUrl, operators } = settings
  const themeStyle = theme && renderTheme(theme)
  const { importMap } = assets
  const style = HOME_STYLE + (themeStyle ?? '')
  /** Of the pages that the user opens themselves. */
  const own = { importMap, host: new URL(publicUrl).host, operators, logo: settings.logo, style }
  const app: Site = createServerApp<SiteEnv, { public: object }, never>({
    access: { public: [] },
    limits: {},
    unknown: 'none',
    log,
    isEnding,
    headers: REFUSAL_HEADERS,
    // `verify` compares every header.
    namesRequests: false,
  })

  app.get('/', OPEN, (c) => {
    const locale = chooseLocale(c.req.header('accept-language'))
    const data = {
      publicUrl,
      authUrl,
      vaultUrl,
      farcasterRelayUrl,
      chains: projects.chains(),
      hasSolana: projects.hasSolana(),
    }
    const html = renderHome({ ...assets.home, ...own, locale, data })
    return c.body(html, 200, homeHeaders({ ...data, importMap, style }))
  })

  app.get('/backup', OPEN, (c) => {
    const locale = chooseLocale(c.req.header('accept-language'))
    const html = renderHome({ ...assets.backup, ...own, element: 'fy-backup-window', locale })
    return c.body(html, 200, backupHeaders({ importMap, style }))
  })

  app.get('/restore.html', OPEN, (c) =>
    c.body(assets.restore, 200, {
      'content-type': 'text/html; charset=utf-8',
      // It is for where there is no server, so it is saved and never shown from here.
      'content-disposition': 'attachment; filename="restore.html"',
    }),
  )

  const manifest = JSON.stringify(toManifest(assets))
  app.get(`/${MANIFEST_FILE}`, OPEN, (c) => c.body(manifest, 200, { 'content-type': 'application/json' }))

  app.get('/sdk', OPEN, async (c) => {
    const project = await projects.find(c.req.query('projectId') ?? '')
    if (!project) throw new HttpError(403, 'Unauthorized: invalid key')
    // A dapp on the wallet's own origin could read the keys.
    const origins = project.origins.filter((origin) => origin !== publicUrl)
    if (origins.length === 0) throw new HttpError(403, 'Unauthorized: origin not allowed')
    const { chains, paymasters } = takeSponsors(project)
    const data = {
      // Their codes are for those who test.
      project: { ...project, origins, chains, testAccounts: undefined },
      paymasters,
      publicUrl,
      authUrl,
      vaultUrl,
      farcasterRelayUrl,
    }
    const locale = chooseLocale(c.req.header('accept-language'))
    const html = renderSdk({ ...assets.sdk, importMap, locale, data })
    return c.body(html, 200, sdkHeaders({ ...data, importMap }))
  })

  app.get('/loading', OPEN, (c) => {
    const locale = chooseLocale(c.req.header('accept-language'))
    const data = { authUrl, vaultUrl }
    const html = renderLoading({ ...assets.loading, locale, operators, style: themeStyle, data })
    return c.body(html, 200, loadingHeaders(authUrl, themeStyle))
  })

  app.get('/assets/*', OPEN, (c) => {
    const asset = assets.files.get(c.req.path)
    if (!asset) return c.notFound()
    const headers = c.req.path.startsWith(WORKER_FOLDER) ? WORKER_HEADERS : ASSET_HEADERS
    return c.body(asset.body, 200, { ...headers, 'content-type': asset.contentType })
  })

  return app
}
