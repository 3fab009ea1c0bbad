import { randomInt, randomUUID } from 'node:crypto'
import { CODE_LENGTH } from '@foyer/wallet-api'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { hmac, isEqual } from '../../shared/bytes.ts'
import { unauthorized } from '../../shared/errors.ts'
import type { MailRequest } from '../../shared/requests.ts'
import { rotateSealed } from '../../shared/rotateSealed.ts'
import type { Sealer } from '../../shared/seal.ts'
import { codes, type MailedCode } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'

const CODE_MS = 10 * 60_000
const MAX_TRIES = 5

export type CodesParameters = { db: AuthDrizzle; pepper: Uint8Array; emails: Sealer }

export type NewCode = MailRequest & {
  subject: string
  jkt: string
  browser: string
  scope: string
  /** True if the code is mailed. A code that is not mailed never matches. */
  isMailed: boolean
  /** The code of a test account. Default random digits. */
  fixed?: string | undefined
}
export type Challenge = typeof codes.$inferSelect

/** One-time codes. They belong to the device key that asked for them. */
export function createCodes({ db, pepper, emails }: CodesParameters) {
  const toMac = (id: string, code: string) => hmac(pepper, 'code', `${id}|${code}`)
  const contextOf = (id: string, subject: string) => ({ table: 'codes', rowId: id, userId: subject })
  const matches = ({ id, mac }: MailedCode, code: string) => isEqual(mac, toMac(id, code))

  return {
    /**
     * Adds a code to the challenge that is open for this device key and scope, where every code that was mailed before
     * stays right and the tries go on, or opens one. Takes the same statement in each case. `addMail` runs in its
     * transaction. Returns the challenge's id.
     */
    async create(
      { email, isMailed, fixed, ...challenge }: NewCode,
      addMail: (tx: Pick<AuthDrizzle, 'insert'>, code: string) => Promise<void>,
    ): Promise<string> {
      const { subject } = challenge
      const [id, codeId, now] = [randomUUID(), randomUUID(), Date.now()]
      const code = fixed ?? String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
      const expiresAt = new Date(now + CODE_MS)
      const added = { id: codeId, mac: toMac(codeId, code), expiresAt: expiresAt.getTime() }
      const isOpen = sql`${codes.expiresAt} > ${sql.param(new Date(now), codes.expiresAt)} AND ${codes.tries} < ${MAX_TRIES} AND ${codes.projectId} = excluded.project_id AND ${codes.origin} = excluded.origin`
      const keep = (kept: SQL, renewed: SQL) => sql`CASE WHEN ${isOpen} THEN ${kept} ELSE ${renewed} END`
      const sealed = await emails.seal(new TextEncoder().encode(email), contextOf(id, subject))
      const insert = (tx: Pick<AuthDrizzle, 'insert'>) =>
        tx
          .insert(codes)
          .values({ ...challenge, id, expiresAt, email: sealed, mailed: isMailed ? [added] : [] })
          .onConflictDoUpdate({
            target: [codes.subject, codes.jkt, codes.scope],
            set: {
              id: keep(sql`${codes.id}`, sql`excluded.id`),
              email: keep(sql`${codes.email}`, sql`excluded.email`),
              tries: keep(sql`${codes.tries}`, sql`0`),
              mailed: keep(sql`${codes.mailed} || excluded.mailed`, sql`excluded.mailed`),
              expiresAt: keep(
                isMailed ? sql`excluded.expires_at` : sql`${codes.expiresAt}`,
                sql`excluded.expires_at`,
              ),
              projectId: challenge.projectId,
              origin: challenge.origin,
              locale: challenge.locale,
              browser: challenge.browser,
            },
          })
          .returning({ id: codes.id })
      return db.transaction(async (tx) => {
        const [row] = await insert(tx)
        await addMail(tx, code)
        return row?.id ?? id
      })
    },

    /**
     * Counts a try, before it is compared, so that tries at the same time count, too.
     *
     * @throws {HttpError} the challenge is expired, was tried too often, or is of another device
     */
    async countTry(id: string, jkt: string): Promise<Challenge> {
      const [challenge] = await db
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(and(eq(codes.id, id), eq(codes.jkt, jkt)))
        .returning()
      if (!challenge) throw unauthorized('code', 'This device has asked for no such code.')
      if (challenge.expiresAt.getTime() <= Date.now()) throw expired()
      if (challenge.tries > MAX_TRIES) throw unauthorized('tries', 'The code was tried too often.')
      return challenge
    },

    /**
     * Takes one of the codes that were mailed for a challenge, each once. The others stay right until they expire, for two
     * tabs of a dapp can log in at the same time, each with its own.
     *
     * @throws {HttpError} the code is wrong, expired or used
     */
    async use({ id, mailed }: Challenge, code: string): Promise<void> {
      const found = mailed.find((one) => matches(one, code))
      if (!found) throw unauthorized('code', 'The code is wrong.')
      if (found.expiresAt <= Date.now()) throw expired()
      const named = sql`jsonb_build_object('id', ${found.id}::text)`
      const used = await db
        .update(codes)
        .set({
          mailed: sql`jsonb_path_query_array(${codes.mailed}, '$[*] ? (@.id != $id)', ${named})`,
          tries: 0,
        })
        .where(and(eq(codes.id, id), sql`${codes.mailed} @> jsonb_build_array(${named})`))
        .returning({ id: codes.id })
      if (used.length === 0) throw unauthorized('expired', 'The code was used.')
    },

    readEmail: async ({ id, subject, email }: Pick<Challenge, 'id' | 'subject' | 'email'>) =>
      new TextDecoder().decode(await emails.open(email, contextOf(id, subject))),

    /** Reseals e-mail addresses that an older key has sealed. */
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

const expired = () => unauthorized('expired', 'The code has expired.')

export type Codes = ReturnType<typeof createCodes>
