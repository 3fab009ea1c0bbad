import { HttpError, type Log } from '@foyer/server-kit'
import { SOCIAL_PROVIDERS } from '@foyer/wallet-api'
import type { Projects } from '@foyer/wallet-api/projects'
import { AuthorizationResponseError } from 'openid-client'
import * as z from 'zod'
import type { ServerLimits } from '../createLimits.ts'
import { describeBrowser } from '../describeBrowser.ts'
import { readBody } from '../requests.ts'
import type { App, RequestContext } from '../types.ts'
import { createProviderClient } from './createProviderClient.ts'
import type { SocialLogins, UsedSocialLogin } from './createSocialLogins.ts'
import type { SocialSettings } from './socialSettings.ts'

export type SocialParameters = {
  role: 'auth' | 'vault'
  /** Path prefixes of the frame's requests, whose proof was checked before, and of the popup's. */
  paths: { api: string; popup: string }
  settings: SocialSettings
  /** Undefined: there are no logins with Farcaster. */
  farcasterRpcUrl?: string | undefined
  publicUrl: string
  siteOrigin: string
  projects: Projects
  logins: SocialLogins
  limits: ServerLimits
  log: Log
  clientOf: (c: RequestContext) => string
  /** Answers the device key whose user has logged in. */
  redeem: (c: RequestContext, login: UsedSocialLogin) => Promise<object>
}

const startRequest = z.object({
  projectId: z.string().max(64),
  /** The origin of the page around the frame, as the browser reported it to the frame. */
  origin: z.string().max(300),
  provider: z.enum(SOCIAL_PROVIDERS),
})
export const codeRequest = z.object({ code: z.string().regex(/^[\w-]{43}$/) })

/** Error codes of providers for a user who refused. */
const REFUSALS = ['access_denied', 'user_cancelled_authorize']

/**
 * Logs users in at a provider: the frame starts a login, the popup goes to the provider and comes back with a code, and
 * the frame redeems it with the key that started.
 */
export function addSocialRoutes(app: App, parameters: SocialParameters) {
  const { role, paths, settings, publicUrl, siteOrigin, projects, logins, limits, log } = parameters
  const { clientOf, redeem, farcasterRpcUrl } = parameters
  const clients = new Map<string, ReturnType<typeof createProviderClient>>(
    SOCIAL_PROVIDERS.map((name) => [name, createProviderClient(name, settings)]),
  )
  const redirectUri = (provider: string) => `${publicUrl}${paths.popup}/callback/${provider}`

  /** Back to the site's own page. A fragment never reaches a server. */
  const backToSite = (c: RequestContext, result: Record<string, string>) =>
    c.redirect(`${siteOrigin}/loading#${new URLSearchParams({ from: role, ...result })}`, 303)

  app.get(`${paths.api}/providers`, { access: 'public', limit: 'requests' }, (c) =>
    c.json({
      providers: [
        ...SOCIAL_PROVIDERS.filter((name) => clients.get(name) !== undefined),
        ...(farcasterRpcUrl === undefined ? [] : ['farcaster']),
      ],
    }),
  )

  app.post(`${paths.api}/start`, { access: 'proof', limit: 'requests' }, async (c) => {
    const { projectId, origin, provider } = await readBody(c, startRequest)
    c.set('logFields', { projectId })
    await projects.check(projectId, origin)
    if (!clients.get(provider))
      throw new HttpError(404, 'Not found', {
        reasons: [{ name: 'provider', description: 'This server is no client of this provider.' }],
      })
    await limits.countSocialLogin(projectId, clientOf(c))
    const browser = describeBrowser(c.req.header('user-agent'))
    return c.json({ id: await logins.create({ provider, jkt: c.get('jkt'), projectId, origin, browser }) })
  })

  app.post(`${paths.api}/redeem`, { access: 'proof', limit: 'requests' }, async (c) => {
    const { code } = await readBody(c, codeRequest)
    const login = await logins.use(code, c.get('jkt'))
    c.set('logFields', { projectId: login.projectId })
    return c.json(await redeem(c, login))
  })

  app.get(`${paths.popup}/start/:id`, { access: 'public', limit: 'requests' }, async (c) => {
    const login = await logins.findOpen(c.req.param('id'))
    const client = login && clients.get(login.provider)
    if (!client) return backToSite(c, { error: 'failed' })
    const url = await client.authorizationUrl(logins.checksOf(login.id), redirectUri(login.provider))
    return c.redirect(url.href, 303)
  })

  async function takeAnswer(c: RequestContext) {
    const query = c.req.method === 'POST' ? await readForm(c) : new URL(c.req.url).searchParams
    const provider = SOCIAL_PROVIDERS.find((name) => name === c.req.param('provider'))
    const id = logins.idOf(query.get('state') ?? '')
    const client = provider && clients.get(provider)
    const login = client && id !== undefined ? await logins.take(id, provider) : undefined
    if (!client || !login) return backToSite(c, { error: 'failed' })
    c.set('logFields', { projectId: login.projectId })
    try {
      const answer = new URL(`${redirectUri(provider)}?${query}`)
      const profile = await client.identify(answer, logins.checksOf(login.id))
      const code = await logins.complete(login, profile)
      return backToSite(c, { id: login.id, code, origin: login.origin })
    } catch (error) {
      const isRefused = error instanceof AuthorizationResponseError && REFUSALS.includes(error.error)
      // Its kind, and nothing that it says: it may quote the provider.
      if (!isRefused) log('warn', 'social.failed', { projectId: login.projectId, code: provider })
      await logins.end(login.id, isRefused ? 'denied' : 'failed')
      return backToSite(c, { error: isRefused ? 'rejected' : 'failed', origin: login.origin })
    }
  }

  // Apple posts a form, the others redirect.
  const callback = `${paths.popup}/callback/:provider`
  app.get(callback, { access: 'public', limit: 'requests' }, takeAnswer)
  app.post(callback, { access: 'public', limit: 'requests' }, takeAnswer)
}

async function readForm(c: RequestContext): Promise<URLSearchParams> {
  const fields = Object.entries(await c.req.parseBody())
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
