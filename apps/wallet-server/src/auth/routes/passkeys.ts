import type { Context } from 'hono'
import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import { describeBrowser } from '../../shared/describeBrowser.ts'
import { conflict } from '../../shared/errors.ts'
import { id, readBody, share, signature } from '../../shared/requests.ts'
import type { AuthApp, SessionEnv } from '../../shared/types.ts'
import type { PasskeyShares } from '../store/createPasskeyShares.ts'
import type { Wallets } from '../store/createWallets.ts'
import type { RequireConsent } from './createConsent.ts'
import { requireFreshLogin } from './requireLogin.ts'

export type PasskeysParameters = {
  wallets: Wallets
  passkeyShares: PasskeyShares
  requireConsent: RequireConsent
  audit: Audit
}

const putRequest = z.object({ id, share, signature: signature.optional() })
const removeRequest = z.object({ signature: signature.optional() })

/** Auth's shares of the pairs of passkeys. What a passkey answers is checked by the vault. */
export function addPasskeyRoutes(app: AuthApp, parameters: PasskeysParameters) {
  const { wallets, passkeyShares, requireConsent, audit } = parameters

  async function requireWallet<E extends SessionEnv>(c: Context<E>) {
    const wallet = await wallets.find(c.get('session').userId)
    if (wallet?.state === 'confirmed') return wallet
    throw conflict('wallet', 'The user has no confirmed wallet.')
  }

  const fieldsOf = <E extends SessionEnv>(c: Context<E>, code: string) => {
    const { userId, deviceId, projectId } = c.get('session')
    return { userId, deviceId, projectId, code }
  }

  app.get('/v1/shares/passkeys', { access: 'session', limit: 'requests' }, async (c) => {
    const wallet = await requireWallet(c)
    const rows = await passkeyShares.list(wallet.id)
    return c.json({
      passkeys: rows.map(({ id, browser, createdAt }) => ({
        id,
        browser,
        createdAt: createdAt.toISOString(),
      })),
      isProtected: await passkeyShares.isProtected(wallet.id),
    })
  })

  app.put('/v1/shares/passkeys', { access: 'session', limit: 'requests' }, async (c) => {
    const { id, share, signature } = await readBody(c, putRequest)
    requireFreshLogin(c.get('session'))
    const wallet = await requireWallet(c)
    await requireConsent(wallet.userId, { addPasskey: id }, signature)
    const owner = { id, userId: wallet.userId, walletId: wallet.id }
    const browser = describeBrowser(c.req.header('user-agent'))
    if (!(await passkeyShares.add(owner, browser, share)))
      throw conflict('passkey', 'There is a share of this passkey.')
    await audit(c, 'passkey.added', fieldsOf(c, id))
    return c.json({})
  })

  app.delete('/v1/shares/passkeys/:id', { access: 'session', limit: 'requests' }, async (c) => {
    const { signature } = await readBody(c, removeRequest)
    requireFreshLogin(c.get('session'))
    const [wallet, passkeyId] = [await requireWallet(c), c.req.param('id')]
    await requireConsent(wallet.userId, { removePasskey: passkeyId }, signature)
    if (!(await passkeyShares.remove(wallet.id, passkeyId))) throw conflict('rule', 'It is the last passkey.')
    await audit(c, 'passkey.removed', fieldsOf(c, passkeyId))
    return c.json({})
  })

  /** Sent once the vault has deleted its share, whose pair is of no use then. It can be sent again. */
  app.post('/v1/shares/protect', { access: 'session', limit: 'requests' }, async (c) => {
    requireFreshLogin(c.get('session'))
    const wallet = await requireWallet(c)
    if (!(await passkeyShares.protect(wallet.id))) throw conflict('rule', 'The wallet has no passkey.')
    await audit(c, 'wallet.protected', fieldsOf(c, wallet.id))
    return c.json({})
  })
}
