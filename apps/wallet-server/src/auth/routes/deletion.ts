import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import { gone } from '../../shared/errors.ts'
import type { Outbox } from '../../shared/outbox/createOutbox.ts'
import { locale, readBody, signature, token } from '../../shared/requests.ts'
import type { AuthApp } from '../../shared/types.ts'
import type { Deletions } from '../store/createDeletions.ts'
import type { Users } from '../store/createUsers.ts'
import type { RequireConsent } from './createConsent.ts'
import { requireFreshLogin, requireOwnPage } from './requireLogin.ts'

export type DeletionParameters = {
  siteOrigin: string
  deletions: Deletions
  users: Users
  requireConsent: RequireConsent
  outbox: Outbox
  audit: Audit
}

const askRequest = z.object({ vaultToken: token, signature: signature.optional(), locale })
const linkRequest = z.object({ token })

/** Deletes the user and the wallet, seven days after it was asked for. */
export function addDeletionRoutes(app: AuthApp, parameters: DeletionParameters) {
  const { siteOrigin, deletions, users, requireConsent, outbox, audit } = parameters

  app.post('/v1/account/delete', { access: 'session', limit: 'requests' }, async (c) => {
    const { vaultToken, signature, locale } = await readBody(c, askRequest)
    const session = c.get('session')
    const { userId, deviceId, projectId } = session
    requireFreshLogin(session)
    requireOwnPage(session)
    await requireConsent(userId, { delete: vaultToken }, signature)
    const email = await users.readEmail(userId)
    const deletion = await deletions.ask(userId, vaultToken, async (tx, { token, purgeAt }) => {
      // The page of the link asks both servers, and needs no login.
      const url = `${siteOrigin}/#keep=${token}.${vaultToken}`
      const order = { kind: 'deletion', locale, url, time: purgeAt } as const
      if (email !== undefined) await outbox.add(tx, { to: email, order })
    })
    outbox.wake()
    await audit(c, 'deletion.asked', { userId, deviceId, projectId })
    return c.json({ purgeAt: deletion.purgeAt.toISOString() })
  })

  /** Keeps the wallet. The answer has the token that ends the deletion at the vault. */
  app.post('/v1/account/keep', { access: 'session', limit: 'requests' }, async (c) => {
    const { userId, deviceId, projectId } = c.get('session')
    const deletion = await deletions.keep(userId)
    if (!deletion) throw gone('Nothing is about to be deleted.')
    await audit(c, 'deletion.undone', { userId, deviceId, projectId })
    return c.json({ vaultToken: deletion.vaultToken })
  })

  /** The vault has heard of it, too. */
  app.post('/v1/account/kept', { access: 'session', limit: 'requests' }, async (c) => {
    await deletions.end(c.get('session').userId)
    return c.json({})
  })

  app.post('/v1/keep', { access: 'proof', limit: 'requests' }, async (c) => {
    const deletion = await deletions.keepByLink((await readBody(c, linkRequest)).token)
    if (!deletion) throw gone('This link has expired.')
    await audit(c, 'deletion.undone', { userId: deletion.userId })
    return c.json({ vaultToken: deletion.vaultToken })
  })
}
