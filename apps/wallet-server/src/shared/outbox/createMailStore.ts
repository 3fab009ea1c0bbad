import { randomUUID } from 'node:crypto'
import type { Database } from '@foyer/server-kit'
import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import { rotateSealed } from '../rotateSealed.ts'
import { mails } from '../schema.ts'
import type { Sealer } from '../seal.ts'
import { LIFETIMES_MS, type MailOrder, mailOrder } from './mailOrder.ts'

/** A process that is killed while it sends leaves its mails to the others after this time. */
const LEASE_SECONDS = 30

export type NewMail = {
  to: string
  order: MailOrder
  /** False where limits let no mail go out: the row costs the same time, and is not sent. Default true. */
  goesOut?: boolean
}
export type WaitingMail = typeof mails.$inferSelect

const content = z.object({ to: z.string(), order: mailOrder })
/** The clock of the database: those of the processes may differ, and a lease that is over too early sends a mail twice. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds}::float8)`
const contextOf = (id: string) => ({ table: 'mails', rowId: id, userId: '' })

/** Mails that wait, over all processes that share the database. */
export function createMailStore(db: Database['drizzle'], sealer: Sealer) {
  return {
    /** Adds a mail in the transaction that promises it. */
    async add(tx: Pick<Database['drizzle'], 'insert'>, { to, order, goesOut = true }: NewMail) {
      const id = randomUUID()
      const text = JSON.stringify({ to, order } satisfies z.output<typeof content>)
      await tx.insert(mails).values({
        id,
        sealed: await sealer.seal(new TextEncoder().encode(text), contextOf(id)),
        dueAt: goesOut ? sql`now()` : null,
        expiresAt: goesOut ? new Date(Date.now() + LIFETIMES_MS[order.kind]) : sql`now()`,
      })
    },

    /** @throws {SealError | ZodError} it was changed, its key is missing, or another version knows more mails */
    read: async ({ id, sealed }: Pick<WaitingMail, 'id' | 'sealed'>) =>
      content.parse(JSON.parse(new TextDecoder().decode(await sealer.open(sealed, contextOf(id))))),

    /** Takes mails that are due, which no other process takes until the lease is over. */
    async claim(most: number): Promise<WaitingMail[]> {
      const due = db
        .select({ id: mails.id })
        .from(mails)
        .where(and(lte(mails.dueAt, sql`now()`), gt(mails.expiresAt, sql`now()`)))
        .orderBy(mails.dueAt)
        .limit(most)
        .for('update', { skipLocked: true })
      return db
        .update(mails)
        .set({ dueAt: inSeconds(LEASE_SECONDS), tries: sql`${mails.tries} + 1` })
        .where(sql`${mails.id} = ANY(ARRAY${due})`)
        .returning()
    },

    /** Keeps mails that are being sent from other processes. */
    extend: (ids: readonly string[]) =>
      db
        .update(mails)
        .set({ dueAt: inSeconds(LEASE_SECONDS) })
        .where(inArray(mails.id, [...ids])),

    postpone: (id: string, seconds: number) =>
      db
        .update(mails)
        .set({ dueAt: inSeconds(seconds) })
        .where(eq(mails.id, id)),

    /** Keeps it from being sent. The row stays until the mail is of no use any more. */
    setAside: (id: string, problem: string) =>
      db.update(mails).set({ dueAt: null, problem }).where(eq(mails.id, id)),

    remove: (ids: readonly string[]) => db.delete(mails).where(inArray(mails.id, [...ids])),

    /** Returns how many of them were still to be sent. */
    async deleteExpired(): Promise<number> {
      const expired = await db
        .delete(mails)
        .where(
          and(
            lt(mails.expiresAt, sql`now()`),
            // One that is being sent just now is left alone.
            or(sql`${mails.dueAt} IS NULL`, lte(mails.dueAt, sql`now()`)),
          ),
        )
        .returning({ dueAt: mails.dueAt })
      return expired.filter(({ dueAt }) => dueAt !== null).length
    },

    /** Reseals mails that an older key has sealed. */
    rotate: async () =>
      rotateSealed({
        rows: await db.select({ id: mails.id, sealed: mails.sealed }).from(mails),
        sealer,
        toContext: ({ id }) => contextOf(id),
        replace: ({ id }, sealed) => db.update(mails).set({ sealed }).where(eq(mails.id, id)),
      }),
  }
}
