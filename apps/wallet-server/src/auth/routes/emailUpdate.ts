import type { Locale } from '@foyer/wallet-api'
import { isTestAddress } from '@foyer/wallet-api'
import { testAccountRefused } from '@foyer/wallet-api/projects'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import { COOLDOWN } from '../../shared/createLimits.ts'
import { conflict, unauthorized } from '../../shared/errors.ts'
import { code, email, locale, readBody, signature } from '../../shared/requests.ts'
import type { AuthApp, SessionEnv } from '../../shared/types.ts'
import type { EmailUpdates } from '../store/createEmailUpdates.ts'
import { createCodeCheck } from './createCodeCheck.ts'
import { type CodeSenderParameters, createCodeSender } from './createCodeSender.ts'
import type { RequireConsent } from './createConsent.ts'

export type EmailUpdateParameters = CodeSenderParameters & {
  publicUrl: string
  updates: EmailUpdates
  requireConsent: RequireConsent
  audit: Audit
}

const startRequest = z.object({ email, locale })
/** The address names the change: another tab may have begun one to another address. */
const codeRequest = z.object({ code, email, locale })
const lastRequest = codeRequest.extend({ signature: signature.optional() })

/** Replaces the user's e-mail address: a code to the old one, then a code to the new one. */
export function addEmailUpdateRoutes(app: AuthApp, parameters: EmailUpdateParameters) {
  const { audit, outbox, publicUrl, requireConsent, toSubject, updates, users } = parameters
  const send = createCodeSender(parameters)
  const checkCode = createCodeCheck(parameters)

  type Mailing = { email: string; newEmail: string; locale: Locale }

  async function sendCode<E extends SessionEnv>(c: Context<E>, mailing: Mailing): Promise<string> {
    const { deviceId, projectId } = c.get('session')
    const { origin = '', browser = '' } = (await users.findDevice(deviceId)) ?? {}
    return send(c, { projectId, origin, browser, ...mailing })
  }

  /** Reads the user who is logged in, and whether their login is the address. */
  async function readUser<E extends SessionEnv>(c: Context<E>) {
    const { userId } = c.get('session')
    const [oldEmail, subject] = await Promise.all([users.readEmail(userId), users.readSubject(userId)])
    return { userId, oldEmail, isLogin: oldEmail !== undefined && toSubject(oldEmail) === subject }
  }

  async function useCode<E extends SessionEnv>(c: Context<E>, challengeId: string | null, code: string) {
    const { userId, deviceId, projectId } = c.get('session')
    if (challengeId === null) throw unauthorized('expired', 'No code was sent to this address.')
    await checkCode(c, challengeId, code).catch(async (error) => {
      await audit(c, 'email.refused', { userId, deviceId, projectId })
      throw error
    })
  }

  app.post('/v1/email/update/start', { access: 'session', limit: 'requests' }, async (c) => {
    const { email, locale } = await readBody(c, startRequest)
    const { userId, oldEmail, isLogin } = await readUser(c)
    if (oldEmail === email) throw conflict('same', 'This is the address of the user.')
    if ([email, oldEmail ?? ''].some(isTestAddress))
      throw testAccountRefused('A test account keeps its address, and no other account gets one of these.')
    const challengeId = await sendCode(c, { email: oldEmail ?? email, newEmail: email, locale })
    const step = oldEmail === undefined ? 'secondary' : 'primary'
    const jkt = c.get('jkt')
    await updates.start({ userId, jkt, step, subject: toSubject(email), email, challengeId })
    return c.json({ step, isLogin, retryAfter: COOLDOWN })
  })

  /** Once the code of the old address was right, this sends another one to the new address. */
  app.post('/v1/email/update/primary', { access: 'session', limit: 'requests' }, async (c) => {
    const { code, email, locale } = await readBody(c, codeRequest)
    const update = await updates.require(c.get('session').userId, c.get('jkt'), email)
    if (update.step === 'primary') {
      await useCode(c, update.challengeId, code)
      await updates.advance(update, { step: 'secondary', challengeId: null })
    }
    const challengeId = await sendCode(c, { email, newEmail: email, locale })
    await updates.advance(update, { challengeId })
    return c.json({ retryAfter: COOLDOWN })
  })

  app.post('/v1/email/update/secondary', { access: 'session', limit: 'requests' }, async (c) => {
    const { code, email, signature, locale } = await readBody(c, lastRequest)
    const { userId, oldEmail, isLogin } = await readUser(c)
    const { deviceId, projectId } = c.get('session')
    const update = await updates.require(userId, c.get('jkt'), email)
    if (isLogin) await requireConsent(userId, { email }, signature)
    await useCode(c, update.step === 'secondary' ? update.challengeId : null, code)
    const changed = await updates.complete({
      userId,
      jkt: c.get('jkt'),
      oldEmail,
      isLogin,
      async addMail(tx, token) {
        const order = { kind: 'undo', locale, url: `${publicUrl}/undo?lang=${locale}#${token}` } as const
        if (oldEmail !== undefined) await outbox.add(tx, { to: oldEmail, order })
      },
    })
    if (changed === 'taken') throw conflict('taken', 'The new address has a wallet of its own.')
    outbox.wake()
    await audit(c, 'email.changed', { userId, deviceId, projectId })
    return c.json({ email: changed.email })
  })
}
