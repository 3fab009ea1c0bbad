import { HttpError, unavailable } from '@foyer/server-kit'
import { farcasterNonce } from '@foyer/wallet-api'
import type { Projects } from '@foyer/wallet-api/projects'
import * as z from 'zod'
import type { ServerLimits } from '../createLimits.ts'
import { describeBrowser } from '../describeBrowser.ts'
import { unauthorized } from '../errors.ts'
import { id, readBody, signature } from '../requests.ts'
import type { SocialLogin, SocialLogins } from '../social/createSocialLogins.ts'
import type { App, RequestContext } from '../types.ts'
import type { FindFid } from './createRegistry.ts'
import { readMessage } from './readMessage.ts'

export type FarcasterParameters = {
  role: 'auth' | 'vault'
  /** Path prefix of the frame's requests, whose proof was checked before. */
  path: string
  /** Undefined where the server knows no node of Optimism: then there are no such logins. */
  findFid: FindFid | undefined
  siteOrigin: string
  projects: Projects
  logins: SocialLogins
  limits: ServerLimits
  clientOf: (c: RequestContext) => string
  toSubject: (fid: bigint) => string
  /** Answers the device key whose user has logged in. */
  redeem: (c: RequestContext, login: SocialLogin & { subject: string }) => Promise<object>
}

const startRequest = z.object({
  projectId: z.string().max(64),
  /** The origin of the page around the frame, as the browser reported it to the frame. */
  origin: z.string().max(300),
})

const verifyRequest = z.object({
  id,
  /** The nonce of the other server. */
  otherNonce: z.string().regex(/^[\w-]{0,64}$/),
  message: z.string().max(4_000),
  signature,
})

/**
 * Logs users in by a message that their Farcaster app has signed. The frame starts a login, has the message signed, and
 * hands it over with the key that started.
 */
export function addFarcasterRoutes(app: App, parameters: FarcasterParameters) {
  const { role, path, findFid, siteOrigin, projects, logins, limits, clientOf, toSubject, redeem } =
    parameters

  app.post(`${path}/start`, { access: 'proof', limit: 'requests' }, async (c) => {
    const { projectId, origin } = await readBody(c, startRequest)
    c.set('logFields', { projectId })
    await projects.check(projectId, origin)
    if (!findFid)
      throw new HttpError(404, 'Not found', {
        reasons: [{ name: 'provider', description: 'This server has no node of Optimism.' }],
      })
    await limits.countSocialLogin(projectId, clientOf(c))
    const browser = describeBrowser(c.req.header('user-agent'))
    const login = { provider: 'farcaster', jkt: c.get('jkt'), projectId, origin, browser } as const
    const loginId = await logins.create(login)
    return c.json({ id: loginId, nonce: logins.checksOf(loginId).nonce })
  })

  app.post(`${path}/verify`, { access: 'proof', limit: 'requests' }, async (c) => {
    const { id: loginId, otherNonce, message, signature } = await readBody(c, verifyRequest)
    const login = await logins.findOpen(loginId)
    if (!findFid || login?.provider !== 'farcaster' || login.jkt !== c.get('jkt'))
      throw unauthorized('code', 'This device has no such login.')
    c.set('logFields', { projectId: login.projectId })
    const { nonce: own } = logins.checksOf(loginId)
    const signed = await readMessage({
      message,
      signature,
      domain: new URL(siteOrigin).host,
      uri: `${siteOrigin}/`,
      nonce: await farcasterNonce(
        role === 'auth' ? { vault: otherNonce, auth: own } : { vault: own, auth: otherNonce },
      ),
    })
    const fid = signed && (await ask(findFid, signed.custody))
    if (!signed || fid !== signed.fid) {
      await logins.end(loginId, 'failed')
      throw unauthorized('code', 'The message is not one that the user has signed for this login.')
    }
    // Two requests with one message: the first one logs in.
    if (!(await logins.take(loginId, 'farcaster'))) throw unauthorized('code', 'The message was used.')
    return c.json(await redeem(c, { ...login, subject: toSubject(signed.fid) }))
  })
}

const ask = (findFid: FindFid, custody: Parameters<FindFid>[0]) =>
  findFid(custody).catch((cause) => {
    throw unavailable('registry', 'The node of Optimism does not answer.', { cause })
  })
