import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { createShareKeys } from '../../shared/createShareKeys.ts'
import type { Sealer } from '../../shared/seal.ts'
import { recoveries, subjects } from '../schema.ts'
import type { VaultDrizzle } from '../types.ts'

/** Milliseconds for which the owner of the old address can undo a change at auth. Until then both addresses open the wallet. */
const UNDO_MS = 24 * 60 * 60_000

export type Recovery = typeof recoveries.$inferSelect
export type NewRecovery = Pick<Recovery, 'subject' | 'walletId' | 'address'> & { share: Uint8Array }

/** Recovery shares. */
export function createRecoveries({ db, sealer }: { db: VaultDrizzle; sealer: Sealer }) {
  const contextOf = ({ id, subject, walletId }: Pick<Recovery, 'id' | 'subject' | 'walletId'>) => ({
    table: 'recoveries',
    rowId: id,
    userId: subject,
    walletId,
  })

  async function find(subject: string): Promise<Recovery | undefined> {
    const [row] = await db
      .select({ recovery: recoveries })
      .from(subjects)
      .innerJoin(recoveries, eq(recoveries.id, subjects.recoveryId))
      .where(eq(subjects.subject, subject))
    return row?.recovery
  }
  /** Undefined where passkeys protect the wallet: there is no share any more. */
  const open = async (row: Recovery) =>
    row.sealed === null ? undefined : sealer.open(row.sealed, contextOf(row))

  const readSealed = async () =>
    (await db.select().from(recoveries)).flatMap(({ sealed, ...row }) =>
      sealed === null ? [] : [{ ...row, sealed }],
    )

  return {
    find,
    open,

    /**
     * Stores a user's recovery share. The first one decides: it is never replaced, so of creations that run at once
     * one wins, and the others learn which. Returns the one that is stored, and whether it is this one.
     */
    async put({ subject, walletId, address, share }: NewRecovery) {
      const id = randomUUID()
      const sealed = await sealer.seal(share, contextOf({ id, subject, walletId }))
      await db.transaction(async (tx) => {
        const createdAt = new Date()
        await tx.insert(recoveries).values({ id, subject, walletId, address, sealed, createdAt })
        const added = await tx
          .insert(subjects)
          .values({ subject, recoveryId: id, addedAt: createdAt })
          .onConflictDoNothing({ target: subjects.subject })
          .returning()
        if (added.length === 0) await tx.delete(recoveries).where(eq(recoveries.id, id))
      })
      const stored = await find(subject)
      if (!stored) throw new Error('The database returned no recovery share.')
      const held = await open(stored)
      const isThis =
        stored.walletId === walletId &&
        stored.address === address &&
        held !== undefined &&
        timingSafeEqual(held, share)
      return { stored, isThis }
    },

    /**
     * Has another subject open a recovery share, too. `missing`: there is none. `taken`: the other subject has one of
     * its own.
     */
    addSubject: (subject: string, added: string): Promise<'added' | 'missing' | 'taken'> =>
      db.transaction(async (tx) => {
        const [owner] = await tx.select().from(subjects).where(eq(subjects.subject, subject)).for('update')
        if (!owner) return 'missing'
        const { recoveryId } = owner
        await tx
          .insert(subjects)
          .values({ subject: added, recoveryId, addedAt: new Date() })
          .onConflictDoNothing({ target: subjects.subject })
        const [stored] = await tx.select().from(subjects).where(eq(subjects.subject, added))
        return stored?.recoveryId === recoveryId ? 'added' : 'taken'
      }),

    /** Leaves a recovery share to this subject alone. False while a change can still be undone. */
    keepSubject: (subject: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [owner] = await tx.select().from(subjects).where(eq(subjects.subject, subject)).for('update')
        if (!owner) return false
        const ofRecovery = eq(subjects.recoveryId, owner.recoveryId)
        const all = await tx.select().from(subjects).where(ofRecovery)
        if (all.some(({ addedAt }) => Date.now() - addedAt.getTime() < UNDO_MS)) return false
        await tx.delete(subjects).where(and(ofRecovery, ne(subjects.subject, subject)))
        return all.length > 1
      }),

    ...createShareKeys({
      table: 'recoveries',
      sealer,
      readRows: readSealed,
      toContext: contextOf,
      replace: ({ id, sealed: old }, sealed) =>
        db
          .update(recoveries)
          .set({ sealed })
          .where(and(eq(recoveries.id, id), eq(recoveries.sealed, old))),
    }),
  }
}

export type Recoveries = ReturnType<typeof createRecoveries>
