import * as z from 'zod'
import { gone } from '../../shared/errors.ts'
import { readBody } from '../../shared/requests.ts'
import { codeRequest } from '../../shared/social/addSocialRoutes.ts'
import type { SocialLogins } from '../../shared/social/createSocialLogins.ts'
import type { AuthApp, RequestContext } from '../../shared/types.ts'

export type SocialHandOverParameters = { path: string; logins: SocialLogins }

const shareRequest = z.object({ ...codeRequest.shape, result: z.string().max(2_000) })

/**
 * The way around pages that keep their popups apart (`Cross-Origin-Opener-Policy`): the popup asks its user, hands the
 * result over here, and the page polls for it. What it gets is of use to the device key that started only.
 */
export function addSocialHandOver(app: AuthApp, { path, logins }: SocialHandOverParameters) {
  app.post(`${path}/read`, { access: 'site', limit: 'requests' }, async (c) => {
    const { provider, origin, browser, createdAt } = await find(c)
    return c.json({ provider, origin, browser, createdAt: createdAt.toISOString() })
  })

  app.post(`${path}/share`, { access: 'site', limit: 'requests' }, async (c) => {
    const login = await find(c)
    await logins.share(login, (await readBody(c, shareRequest)).result)
    return c.json({})
  })

  app.get(`${path}/status/:id`, { access: 'public', limit: 'requests' }, async (c) => {
    const login = await logins.find(c.req.param('id'))
    if (!login) throw gone(ENDED)
    c.header('access-control-allow-origin', login.origin)
    const result = login.status === 'done' ? await logins.readResult(login) : undefined
    if (result !== undefined) return c.json({ status: 'done', resultUri: result })
    const hasEnded = ['failed', 'denied', 'used'].includes(login.status)
    return c.json({ status: hasEnded ? login.status : 'pending' })
  })

  async function find(c: RequestContext) {
    const login = await logins.findByCode((await readBody(c, codeRequest)).code)
    if (!login) throw gone(ENDED)
    return login
  }
}

const ENDED = 'This login has expired, was used, or does not exist.'
