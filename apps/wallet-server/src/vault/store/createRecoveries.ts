import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { rotateSealed } from '../../shared/rotateSealed.ts'
import type { Sealer } from '../../shared/seal.ts'
import { recoveries } from '../schema.ts'
import type { VaultDrizzle } from '../types.ts'

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
    const [row] = await db.select().from(recoveries).where(eq(recoveries.subject, subject))
    return row
  }
  const open = (row: Recovery) => sealer.open(row.sealed, contextOf(row))

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
      await db
        .insert(recoveries)
        .values({ id, subject, walletId, address, sealed, createdAt: new Date() })
        .onConflictDoNothing({ target: recoveries.subject })
      const stored = await find(subject)
      if (!stored) throw new Error('The database returned no recovery share.')
      const isThis =
        stored.walletId === walletId &&
        stored.address === address &&
        timingSafeEqual(await open(stored), share)
      return { stored, isThis }
    },

    /** Seals shares anew whose key is not the current one. */
    rotateShares: async () =>
      rotateSealed({
        rows: await db.select().from(recoveries),
        sealer,
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
