import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { hmac, isEqual } from '../../shared/bytes.ts'
import { unauthorized } from '../../shared/errors.ts'
import type { MailRequest } from '../../shared/requests.ts'
import { rotateSealed } from '../../shared/rotateSealed.ts'
import type { Sealer } from '../../shared/seal.ts'
import { codes } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'

const CODE_MS = 10 * 60_000
const MAX_TRIES = 5

export type CodesParameters = { db: AuthDrizzle; pepper: Uint8Array; emails: Sealer }

export type NewCode = MailRequest & { subject: string; jkt: string; browser: string }
export type UsedCode = typeof codes.$inferSelect

/** One-time codes. A code belongs to the device key that asked for it. */
export function createCodes({ db, pepper, emails }: CodesParameters) {
  const toMac = (id: string, code: string) => hmac(pepper, 'code', `${id}|${code}`)
  const contextOf = (id: string, subject: string) => ({ table: 'codes', rowId: id, userId: subject })

  return {
    async create({ subject, jkt, email, projectId, origin, locale, browser }: NewCode) {
      const id = randomUUID()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await db.insert(codes).values({
        ...{ id, subject, jkt, projectId, origin, locale, browser },
        email: await emails.seal(new TextEncoder().encode(email), contextOf(id, subject)),
        mac: toMac(id, code),
        expiresAt: new Date(Date.now() + CODE_MS),
      })
      return { id, code }
    },

    /**
     * Uses a code up.
     *
     * @throws {HttpError} it is wrong, expired, tried too often, or was asked for by another device
     */
    async use(id: string, jkt: string, code: string): Promise<UsedCode> {
      // Counted before it is compared, so that tries at the same time count, too.
      const [row] = await db
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(and(eq(codes.id, id), eq(codes.jkt, jkt)))
        .returning()
      if (!row) throw unauthorized('code', 'This device has asked for no such code.')
      if (row.expiresAt.getTime() <= Date.now()) throw unauthorized('expired', 'The code has expired.')
      if (row.tries > MAX_TRIES) throw unauthorized('tries', 'The code was tried too often.')
      if (!isEqual(row.mac, toMac(id, code))) throw unauthorized('code', 'The code is wrong.')
      const [used] = await db.delete(codes).where(eq(codes.id, id)).returning()
      if (!used) throw unauthorized('expired', 'The code was used.')
      return used
    },

    readEmail: async ({ id, subject, email }: UsedCode) =>
      new TextDecoder().decode(await emails.open(email, contextOf(id, subject))),

    /** Seals e-mail addresses anew whose key is not the current one. */
    rotateEmails: async () =>
      rotateSealed({
        rows: await db.select({ id: codes.id, subject: codes.subject, sealed: codes.email }).from(codes),
        sealer: emails,
        toContext: ({ id, subject }) => contextOf(id, subject),
        replace: ({ id }, email) => db.update(codes).set({ email }).where(eq(codes.id, id)),
      }),

    deleteExpired: (now: Date) => db.delete(codes).where(lt(codes.expiresAt, now)),
  }
}

export type Codes = ReturnType<typeof createCodes>
