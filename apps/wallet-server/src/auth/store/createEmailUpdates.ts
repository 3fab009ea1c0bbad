import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, or } from 'drizzle-orm'
import { sha256 } from '../../shared/bytes.ts'
import { unauthorized } from '../../shared/errors.ts'
import { rotateSealed } from '../../shared/rotateSealed.ts'
import type { Sealer } from '../../shared/seal.ts'
import { emailUpdates, formerEmails, sessions, users, wallets } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'
import { contextOfUser } from './createUsers.ts'

/** Milliseconds that a change may take. */
const UPDATE_MS = 30 * 60_000
const UNDO_MS = 24 * 60 * 60_000

export type EmailUpdate = typeof emailUpdates.$inferSelect
export type NewEmailUpdate = Pick<EmailUpdate, 'userId' | 'jkt' | 'step' | 'subject' | 'challengeId'> & {
  email: string
}

type Change = {
  userId: string
  jkt: string
  /** The address that is replaced. Undefined where there was none. */
  oldEmail: string | undefined
  /** True if the user logs in with it. */
  isLogin: boolean
  /** Gets the token that undoes the change, and runs in its transaction. */
  addMail: (tx: Pick<AuthDrizzle, 'insert'>, token: string) => Promise<void>
}

/** `taken`: the address has another wallet, or had one. */
export type Changed = 'taken' | { email: string }

/** Changes of e-mail addresses, and the addresses that were replaced. */
export function createEmailUpdates({ db, emails }: { db: AuthDrizzle; emails: Sealer }) {
  const { contextOf, contextOfFormer, encode, open } = createSealedEmails(emails)
  const isOf = ({ userId, jkt }: Pick<EmailUpdate, 'userId' | 'jkt'>) =>
    and(eq(emailUpdates.userId, userId), eq(emailUpdates.jkt, jkt))

  return {
    /** Begins a change. Another one that this user has begun is over. */
    async start({ email, ...update }: NewEmailUpdate): Promise<void> {
      const row = {
        ...update,
        email: await emails.seal(encode(email), contextOf(update.userId)),
        expiresAt: new Date(Date.now() + UPDATE_MS),
      }
      await db.insert(emailUpdates).values(row).onConflictDoUpdate({ target: emailUpdates.userId, set: row })
    },

    /** @throws {HttpError} this device has begun no such change, or another device or tab has begun one since */
    async require(userId: string, jkt: string, email: string): Promise<EmailUpdate> {
      const [row] = await db
        .select()
        .from(emailUpdates)
        .where(and(isOf({ userId, jkt }), gt(emailUpdates.expiresAt, new Date())))
      if (!row || (await open(row.email, contextOf(userId))) !== email) throw noChange()
      return row
    },

    async advance(update: EmailUpdate, changes: Partial<Pick<EmailUpdate, 'step' | 'challengeId'>>) {
      await db.update(emailUpdates).set(changes).where(isOf(update))
    },

    /** True if the address was replaced: the owner of its mailbox may no longer be the user. */
    async isFormer(subject: string): Promise<boolean> {
      const rows = await db
        .select({ id: formerEmails.id })
        .from(formerEmails)
        .where(eq(formerEmails.subject, subject))
      return rows.length > 0
    },

    /**
     * Replaces the address, at once: before it the old one works, after it the new one.
     *
     * @throws {HttpError} another device has begun a change since
     */
    complete: ({ userId, jkt, oldEmail, isLogin, addMail }: Change): Promise<Changed> =>
      db.transaction(async (tx) => {
        const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
        const [update] = await tx.delete(emailUpdates).where(isOf({ userId, jkt })).returning()
        if (!user || update?.step !== 'secondary') throw noChange()
        const { subject } = update
        const email = await open(update.email, contextOf(userId))
        const sealed = await emails.seal(encode(email), contextOfUser(userId))
        const now = new Date()
        if (isLogin) {
          const [former] = await tx.select().from(formerEmails).where(eq(formerEmails.subject, subject))
          const [other] = await tx.select().from(users).where(eq(users.subject, subject)).for('update')
          const [wallet] = other
            ? await tx
                .select({ id: wallets.id })
                .from(wallets)
                .where(and(eq(wallets.userId, other.id), eq(wallets.state, 'confirmed')))
            : []
          if (wallet || (former && former.userId !== userId)) return 'taken'
          // The owner of the address has logged in with it, and has no wallet there.
          if (other) {
            await tx.delete(sessions).where(eq(sessions.userId, other.id))
            await tx
              .update(users)
              .set({ subject: `replaced:${randomUUID()}` })
              .where(eq(users.id, other.id))
          }
          if (former) await tx.delete(formerEmails).where(eq(formerEmails.id, former.id))
        }
        await tx
          .update(users)
          .set({ ...(isLogin ? { subject } : {}), email: sealed, emailChangedAt: now })
          .where(eq(users.id, userId))
        const token = randomBytes(32).toString('base64url')
        if (oldEmail !== undefined) {
          const id = randomUUID()
          await tx.insert(formerEmails).values({
            id,
            userId,
            subject: isLogin ? user.subject : null,
            email: await emails.seal(encode(oldEmail), contextOfFormer({ id, userId })),
            tokenHash: sha256(token),
            undoUntil: new Date(now.getTime() + UNDO_MS),
          })
        }
        await addMail(tx, token)
        return { email }
      }),

    ...createUndo({ db, emails }),

    ...createEmailKeys({ db, emails }),

    /** Changes that were not finished, and addresses that can no longer be put back. */
    async deleteExpired(now: Date) {
      await db.delete(emailUpdates).where(lt(emailUpdates.expiresAt, now))
      await db
        .update(formerEmails)
        .set({ tokenHash: null, email: null })
        .where(
          and(
            lt(formerEmails.undoUntil, now),
            or(isNotNull(formerEmails.tokenHash), isNotNull(formerEmails.email)),
          ),
        )
    },
  }
}

/** Addresses as they are kept, each sealed for its row. */
function createSealedEmails(emails: Sealer) {
  const contextOf = (userId: string) => ({ table: 'email_updates', rowId: userId, userId })
  const contextOfFormer = ({ id, userId }: { id: string; userId: string }) => ({
    table: 'former_emails',
    rowId: id,
    userId,
  })
  const encode = (text: string) => new TextEncoder().encode(text)
  const open = async (sealed: string, context: Parameters<Sealer['open']>[1]) =>
    new TextDecoder().decode(await emails.open(sealed, context))

  return { contextOf, contextOfFormer, encode, open }
}

function createUndo({ db, emails }: { db: AuthDrizzle; emails: Sealer }) {
  const { contextOfFormer, encode, open } = createSealedEmails(emails)
  return {
    /**
     * Puts an address back and ends every session of its user: an attacker who has replaced it may hold one. Undefined when the
     * link has expired or was used.
     */
    undo: (token: string): Promise<{ userId: string } | undefined> =>
      db.transaction(async (tx) => {
        const now = new Date()
        const [former] = await tx
          .select()
          .from(formerEmails)
          .where(and(eq(formerEmails.tokenHash, sha256(token)), gt(formerEmails.undoUntil, now)))
          .for('update')
        if (!former || former.email === null) return undefined
        const { id, userId, subject } = former
        const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
        if (!user) return undefined
        const email = await emails.seal(
          encode(await open(former.email, contextOfFormer(former))),
          contextOfUser(userId),
        )
        await tx.delete(formerEmails).where(eq(formerEmails.id, id))
        await tx
          .update(users)
          .set({ ...(subject === null ? {} : { subject }), email })
          .where(eq(users.id, userId))
        await tx
          .update(formerEmails)
          .set({ tokenHash: null, email: null })
          .where(eq(formerEmails.userId, userId))
        if (subject !== null)
          await tx
            .insert(formerEmails)
            .values({ id: randomUUID(), userId, subject: user.subject, undoUntil: now })
        await tx.delete(sessions).where(eq(sessions.userId, userId))
        await tx.delete(emailUpdates).where(eq(emailUpdates.userId, userId))
        return { userId }
      }),
  }
}

function createEmailKeys({ db, emails }: { db: AuthDrizzle; emails: Sealer }) {
  const { contextOf, contextOfFormer } = createSealedEmails(emails)
  return {
    /** Reseals e-mail addresses that an older key has sealed. */
    rotateEmails: async () => [
      await rotateSealed({
        rows: (await db.select().from(emailUpdates)).map(({ userId, email }) => ({ userId, sealed: email })),
        sealer: emails,
        toContext: ({ userId }) => contextOf(userId),
        replace: ({ userId, sealed }, email) =>
          db
            .update(emailUpdates)
            .set({ email })
            .where(and(eq(emailUpdates.userId, userId), eq(emailUpdates.email, sealed))),
      }),
      await rotateSealed({
        rows: (await db.select().from(formerEmails)).flatMap(({ id, userId, email }) =>
          email === null ? [] : [{ id, userId, sealed: email }],
        ),
        sealer: emails,
        toContext: contextOfFormer,
        replace: ({ id, sealed }, email) =>
          db
            .update(formerEmails)
            .set({ email })
            .where(and(eq(formerEmails.id, id), eq(formerEmails.email, sealed))),
      }),
    ],
  }
}

const noChange = () => unauthorized('change', 'This device has begun no such change of the address.')

export type EmailUpdates = ReturnType<typeof createEmailUpdates>
