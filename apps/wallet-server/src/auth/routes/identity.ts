import { randomUUID } from 'node:crypto'
import { HttpError } from '@foyer/server-kit'
import { SITE_PROJECT } from '@foyer/wallet-api'
import type { Projects } from '@foyer/wallet-api/projects'
import { getAddress, type Hex } from 'viem'
import * as z from 'zod'
import type { ServerLimits } from '../../shared/createLimits.ts'
import { readBody } from '../../shared/requests.ts'
import type { AuthApp } from '../../shared/types.ts'
import type { Identity } from '../identity/createIdentity.ts'
import type { Users } from '../store/createUsers.ts'
import type { Wallets } from '../store/createWallets.ts'

export type IdentityParameters = {
  /** Undefined: the operator has set no keys. */
  identity: Identity | undefined
  projects: Projects
  users: Users
  wallets: Wallets
  limits: ServerLimits
  toSubject: (email: string) => string
}

/** Public keys are found here, and nowhere else. */
const KEYS_PATH = '/.well-known/jwks.json'

const identityRequest = z.object({
  /** The nonce that the dapp's server has chosen, so that it accepts no token twice. */
  nonce: z
    .string()
    .regex(/^[\w.~-]{8,128}$/, 'Expected 8 to 128 of A–Z, a–z, 0–9, ".", "_", "~" and "-".')
    .optional(),
})

/** Tells the dapp's server who is logged in, in a token that it can check. */
export function addIdentityRoutes(app: AuthApp, parameters: IdentityParameters) {
  const { identity, projects, users, wallets, limits, toSubject } = parameters

  function requireIdentity(): Identity {
    if (identity) return identity
    throw new HttpError(404, 'Not found', {
      reasons: [{ name: 'identity', description: 'The operator has set no WALLET_IDENTITY_KEYS_FILE.' }],
    })
  }

  app.get(KEYS_PATH, { access: 'public', limit: 'none' }, (c) => {
    c.header('access-control-allow-origin', '*')
    c.header('cache-control', 'public, max-age=300')
    return c.json(requireIdentity().keySet)
  })

  app.post('/v1/identity', { access: 'session', limit: 'requests' }, async (c) => {
    const { nonce } = await readBody(c, identityRequest)
    const { userId, deviceId, projectId } = c.get('session')
    const { sign } = requireIdentity()
    // A session outlives what the project file said when it began.
    if (projectId === SITE_PROJECT || !(await projects.find(projectId)))
      throw new HttpError(403, 'Unauthorized: invalid key', {
        reasons: [{ name: 'projectId', description: 'Identity tokens are for projects of this server.' }],
      })
    await limits.countIdentity(deviceId)
    const [email, subject, wallet] = await Promise.all([
      users.readEmail(userId),
      users.readSubject(userId),
      wallets.find(userId),
    ])
    // An address that a provider reports proves no mailbox.
    const proven = email !== undefined && toSubject(email) === subject ? email : undefined
    const isTest = proven !== undefined && projects.testAccount(projectId, proven) !== undefined
    const token = await sign({
      aud: projectId,
      sub: userId,
      jti: randomUUID(),
      ...(nonce === undefined ? {} : { nonce }),
      ...(proven === undefined ? {} : { email: proven }),
      ...(isTest ? { test: true } : {}),
      wallets:
        wallet?.state === 'confirmed'
          ? [{ address: getAddress(wallet.address as Hex), chain: 'eip155' }]
          : [],
    })
    return c.json({ token })
  })
}
