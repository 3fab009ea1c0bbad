import { HttpError } from '@foyer/server-kit'
import { SITE_PROJECT } from '@foyer/wallet-api'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import type { ServerLimits } from '../../shared/createLimits.ts'
import { conflict, unauthorized } from '../../shared/errors.ts'
import { id, readBody, workerKey, wrapped } from '../../shared/requests.ts'
import { encryptShare } from '../../shared/shareEnvelope.ts'
import type { App, ProofEnv } from '../../shared/types.ts'
import type { ApprovalStore, Grant } from '../store/createApprovalStore.ts'
import type { ChallengeKind } from '../store/createChallenges.ts'
import type { Passkeys } from '../store/createPasskeys.ts'
import type { Recoveries, Recovery } from '../store/createRecoveries.ts'
import { readClientData, refused, type Verifier } from '../webauthn/createVerifier.ts'

export type PasskeysParameters = {
  approvals: ApprovalStore
  recoveries: Recoveries
  passkeys: Passkeys
  verifier: Verifier
  limits: ServerLimits
  audit: Audit
}

const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_192)
const credential = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  // Results of a passkey's extensions stay in the browser.
  clientExtensionResults: z.strictObject({}),
})
const created = credential.extend({
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
})
const shown = credential.extend({
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

const optionsRequest = z.object({ approvalId: id, kind: z.enum(['register', 'assert']) })
const registerRequest = z.object({ approvalId: id, credential: created, wrapped })
const assertRequest = z.object({ approvalId: id, credential: shown, epk: workerKey })
const oneRequest = z.object({ approvalId: id, id })
const protectRequest = z.object({ approvalId: id, hasFile: z.boolean() })

/** Passkeys: made on the site's own page, and shown there and in dapps. */
export function addPasskeyRoutes(app: App, parameters: PasskeysParameters) {
  const { approvals, recoveries, passkeys, verifier, limits, audit } = parameters
  async function requireRecovery({ subject }: Grant): Promise<Recovery> {
    const recovery = await recoveries.find(subject)
    if (recovery) return recovery
    throw new HttpError(404, 'Not found', {
      reasons: [{ name: 'share', description: 'The user has no recovery share.' }],
    })
  }

  async function requireWallet<E extends ProofEnv>(c: Context<E>, approvalId: string) {
    const grant = await approvals.requireGrant(approvalId, c.get('jkt'), 'any')
    return { grant, recovery: await requireRecovery(grant) }
  }

  /** Passkeys are changed on the site's page alone. Once they protect the wallet, one of them agrees. */
  async function requireOwner<E extends ProofEnv>(c: Context<E>, approvalId: string) {
    const grant = await approvals.requireGrant(approvalId, c.get('jkt'))
    if (grant.projectId !== SITE_PROJECT)
      throw unauthorized('grant', 'Passkeys are changed on the site’s page.')
    const recovery = await requireRecovery(grant)
    if (recovery.sealed === null) requireAssertion(grant)
    return { grant, recovery }
  }

  async function useChallenge(response: { clientDataJSON: string }, approvalId: string, kind: ChallengeKind) {
    const { challenge } = readClientData(response)
    if (await passkeys.useChallenge(challenge, approvalId, kind)) return challenge
    throw refused()
  }

  app.post('/v1/passkeys/options', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId, kind } = await readBody(c, optionsRequest)
    const { grant, recovery } = await requireWallet(c, approvalId)
    await limits.countPasskey(grant.subject)
    const rows = await passkeys.list(recovery.id)
    return c.json({
      challenge: await passkeys.createChallenge(approvalId, kind),
      userHandle: Buffer.from(recovery.id).toString('base64url'),
      walletId: recovery.walletId,
      address: recovery.address,
      isProtected: recovery.sealed === null,
      passkeys: rows.map(({ id, credentialId, transports, confirmedAt }) => ({
        id,
        credentialId,
        transports,
        isConfirmed: confirmedAt !== null,
      })),
    })
  })

  app.post('/v1/passkeys/register', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId, credential, wrapped } = await readBody(c, registerRequest)
    const { grant, recovery } = await requireOwner(c, approvalId)
    const challenge = await useChallenge(credential.response, approvalId, 'register')
    const values = await verifier.verifyNew(credential as RegistrationResponseJSON, challenge)
    const { transports } = credential.response
    const passkeyId = await passkeys.add({ ...values, recovery, transports, wrapped })
    if (passkeyId === undefined) throw conflict('passkey', 'There is such a passkey.')
    await audit(c, 'passkey.added', { userId: grant.subject, code: passkeyId })
    return c.json({ id: passkeyId })
  })

  /** With an approval of a login it also releases R, which only the passkey can decrypt. */
  app.post('/v1/passkeys/assert', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId, credential, epk } = await readBody(c, assertRequest)
    const { grant, recovery } = await requireWallet(c, approvalId)
    const { subject, projectId } = grant
    const challenge = await useChallenge(credential.response, approvalId, 'assert')
    const passkey = await passkeys.findByCredential(recovery.id, credential.id)
    try {
      if (!passkey) throw refused()
      const response = credential as AuthenticationResponseJSON
      const counter = await verifier.verify(response, challenge, passkey, projectId)
      if (!(await passkeys.use(passkey, counter, approvalId))) throw refused()
      await limits.countRecoveryRelease(subject)
      const { walletId, address } = recovery
      await audit(c, 'passkey.used', { userId: subject, projectId, code: passkey.id })
      const share = grant.purpose === 'login' ? await passkeys.open(passkey) : undefined
      const jwe = share && (await encryptShare(epk, { kind: 'passkey', walletId, address, share }))
      return c.json({ id: passkey.id, jwe: jwe ?? null, walletId, address })
    } catch (error) {
      if (error instanceof HttpError && error.status === 401)
        await audit(c, 'passkey.refused', { userId: subject, projectId })
      throw error
    }
  })

  app.post('/v1/passkeys/confirm', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId, id } = await readBody(c, oneRequest)
    const { recovery } = await requireOwner(c, approvalId)
    if (!(await passkeys.confirm(recovery.id, id))) throw conflict('passkey', 'This passkey was not shown.')
    return c.json({})
  })

  app.post('/v1/passkeys/protect', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId, hasFile } = await readBody(c, protectRequest)
    const { grant, recovery } = await requireOwner(c, approvalId)
    requireAssertion(grant)
    if (!(await passkeys.protect(recovery.id, hasFile))) throw tooFew()
    await audit(c, 'wallet.protected', { userId: grant.subject, code: recovery.walletId })
    return c.json({})
  })

  app.post('/v1/passkeys/remove', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId, id } = await readBody(c, oneRequest)
    const { grant, recovery } = await requireOwner(c, approvalId)
    const result = await passkeys.remove(recovery.id, id)
    if (result === 'few') throw tooFew()
    if (result === 'removed') await audit(c, 'passkey.removed', { userId: grant.subject, code: id })
    return c.json({})
  })
}

/** @throws {HttpError} no passkey of the wallet was shown with this approval */
function requireAssertion({ assertedAt }: Pick<Grant, 'assertedAt'>) {
  if (assertedAt === null) throw unauthorized('passkey', 'This wallet needs one of its passkeys.')
}

/**
 * Whoever reads the mails of a protected wallet's user gets its share neither out, nor moved, nor deleted.
 *
 * @throws {HttpError} passkeys protect the wallet, and none was shown with this approval
 */
export async function requirePasskey(recoveries: Recoveries, grant: Grant) {
  if ((await recoveries.find(grant.subject))?.sealed === null) requireAssertion(grant)
}

const tooFew = () => conflict('rule', 'Two passkeys are needed, or one and a backup file.')
