import { randomBytes } from 'node:crypto'
import type { Database } from '@foyer/server-kit'
import { and, eq, gt, lt, type SQL } from 'drizzle-orm'
import { hmac, sha256 } from '../bytes.ts'
import { unauthorized } from '../errors.ts'
import { socialLogins } from '../schema.ts'
import type { Sealer } from '../seal.ts'
import { createLoginChecks } from './createLoginChecks.ts'
import { openColumn, rotateColumns, sealColumn } from './sealedColumns.ts'
import type { Profile } from './types.ts'

/** Milliseconds that the user may take at the provider. */
const LOGIN_MS = 10 * 60_000

export type SocialLogin = typeof socialLogins.$inferSelect
export type NewSocialLogin = Pick<SocialLogin, 'provider' | 'jkt' | 'projectId' | 'origin' | 'browser'>

export type CreateSocialLoginsParameters = {
  db: Database['drizzle']
  pepper: Uint8Array
  sealer: Sealer
  /** Milliseconds for which a code is accepted. */
  codeMs: number
}

/** Logins with a provider: each is answered once, and its code is redeemed once, by the device key that asked. */
export function createSocialLogins({ db, pepper, sealer, codeMs }: CreateSocialLoginsParameters) {
  const isAlive = () => gt(socialLogins.expiresAt, new Date())
  const { checksOf, idOf } = createLoginChecks(pepper)

  /** The login of these conditions that has not expired. */
  async function findAlive(...conditions: SQL[]): Promise<SocialLogin | undefined> {
    const [login] = await db
      .select()
      .from(socialLogins)
      .where(and(...conditions, isAlive()))
    return login
  }

  const findByCode = (code: string) =>
    findAlive(eq(socialLogins.codeHash, sha256(code)), eq(socialLogins.status, 'done'))

  return {
    checksOf,
    idOf,

    async create(login: NewSocialLogin): Promise<string> {
      const id = randomBytes(32).toString('base64url')
      const now = Date.now()
      await db.insert(socialLogins).values({
        ...login,
        id,
        status: 'open',
        createdAt: new Date(now),
        expiresAt: new Date(now + LOGIN_MS),
      })
      return id
    },

    findOpen: (id: string) => findAlive(eq(socialLogins.id, id), eq(socialLogins.status, 'open')),

    find: (id: string) => findAlive(eq(socialLogins.id, id)),

    findByCode,

    /** Takes an answer for a login, the first one only. Undefined for any other. */
    async take(id: string, provider: SocialLogin['provider']): Promise<SocialLogin | undefined> {
      const [login] = await db
        .update(socialLogins)
        .set({ status: 'exchanging' })
        .where(
          and(
            eq(socialLogins.id, id),
            eq(socialLogins.provider, provider),
            eq(socialLogins.status, 'open'),
            isAlive(),
          ),
        )
        .returning()
      return login
    },

    end: (id: string, status: 'failed' | 'denied') =>
      db.update(socialLogins).set({ status }).where(eq(socialLogins.id, id)),

    /** Keeps who has logged in, and returns the code for it. */
    async complete({ id, provider }: SocialLogin, profile: Profile): Promise<string> {
      const code = randomBytes(32).toString('base64url')
      const { sub, ...shown } = profile
      await db
        .update(socialLogins)
        .set({
          status: 'done',
          subject: hmac(pepper, 'subject', `${provider}:${sub}`),
          profile: await sealColumn(sealer, id, 'profile', JSON.stringify(shown)),
          codeHash: sha256(code),
          codeExpiresAt: new Date(Date.now() + codeMs),
        })
        .where(eq(socialLogins.id, id))
      return code
    },

    /** Keeps the popup's result, for the client that knows the login's id. The code's time starts again. */
    async share({ id }: SocialLogin, result: string): Promise<void> {
      await db
        .update(socialLogins)
        .set({
          result: await sealColumn(sealer, id, 'result', result),
          codeExpiresAt: new Date(Date.now() + codeMs),
        })
        .where(eq(socialLogins.id, id))
    },

    readResult: async ({ id, result }: SocialLogin) =>
      result === null ? undefined : openColumn(sealer, id, 'result', result),

    /**
     * Uses a code up.
     *
     * @throws {HttpError} it is wrong, used or expired, or is for another device key
     */
    async use(code: string, jkt: string) {
      const login = await findByCode(code)
      if (!login || login.jkt !== jkt) throw unauthorized('code', 'This device has no such code.')
      if ((login.codeExpiresAt?.getTime() ?? 0) <= Date.now())
        throw unauthorized('expired', 'The code has expired.')
      const [used] = await db
        .update(socialLogins)
        .set({ status: 'used', result: null })
        .where(and(eq(socialLogins.id, login.id), eq(socialLogins.status, 'done')))
        .returning()
      if (!used?.subject || used.profile === null) throw unauthorized('code', 'The code was used.')
      const profile: Omit<Profile, 'sub'> = JSON.parse(
        await openColumn(sealer, used.id, 'profile', used.profile),
      )
      const { email, userName } = profile
      return { ...used, subject: used.subject, email, userName }
    },

    rotate: () => rotateColumns(db, sealer),

    deleteExpired: (now: Date) => db.delete(socialLogins).where(lt(socialLogins.expiresAt, now)),
  }
}

export type SocialLogins = ReturnType<typeof createSocialLogins>
export type UsedSocialLogin = Awaited<ReturnType<SocialLogins['use']>>
