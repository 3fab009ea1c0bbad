import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { createShareKeys } from '../../shared/createShareKeys.ts'
import type { Sealer } from '../../shared/seal.ts'
import { challenges, grants, passkeys, recoveries } from '../schema.ts'
import type { VaultDrizzle } from '../types.ts'
import { createChallenges } from './createChallenges.ts'
import type { Recovery } from './createRecoveries.ts'

export type Passkey = typeof passkeys.$inferSelect
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> & {
  recovery: Pick<Recovery, 'id' | 'walletId'>
  /** R, encrypted with what only the passkey gives. */
  wrapped: Uint8Array
}

/** True if the rest still opens the wallet: two passkeys, or one and a file. */
const isEnough = (count: number, hasFile: boolean) => count >= 2 || (count === 1 && hasFile)

/** Keeps two changes to the passkeys of a wallet from counting the same ones. */
async function lockRecovery(tx: Pick<VaultDrizzle, 'select'>, id: string) {
  const [recovery] = await tx.select().from(recoveries).where(eq(recoveries.id, id)).for('update')
  return recovery
}

const contextOf = ({ id, recoveryId }: Pick<Passkey, 'id' | 'recoveryId'>) => ({
  table: 'passkeys',
  rowId: id,
  userId: recoveryId,
})

/** Passkeys of wallets, and the challenges that they answer. */
export function createPasskeys({ db, sealer }: { db: VaultDrizzle; sealer: Sealer }) {
  const ofRecovery = (recoveryId: string) => eq(passkeys.recoveryId, recoveryId)
  const isPasskey = (recoveryId: string, id: string) => and(ofRecovery(recoveryId), eq(passkeys.id, id))

  return {
    ...createChallenges(db),

    list: (recoveryId: string) =>
      db.select().from(passkeys).where(ofRecovery(recoveryId)).orderBy(desc(passkeys.createdAt)),

    async findByCredential(recoveryId: string, credentialId: string): Promise<Passkey | undefined> {
      const [passkey] = await db
        .select()
        .from(passkeys)
        .where(and(ofRecovery(recoveryId), eq(passkeys.credentialId, credentialId)))
      return passkey
    },

    /** Undefined when there is such a passkey. */
    async add({ recovery, wrapped, ...values }: NewPasskey): Promise<string | undefined> {
      const id = randomUUID()
      const owner = { id, recoveryId: recovery.id }
      const sealed = await sealer.seal(wrapped, contextOf(owner))
      const [added] = await db
        .insert(passkeys)
        .values({ ...owner, ...values, sealed, createdAt: new Date() })
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning({ id: passkeys.id })
      return added?.id
    },

    /** R, still encrypted. */
    open: (passkey: Passkey) => sealer.open(passkey.sealed, contextOf(passkey)),

    /** Keeps that a passkey was shown. False when another assertion of it was ahead. */
    use: (passkey: Passkey, counter: number, approvalId: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = new Date()
        const used = await tx
          .update(passkeys)
          .set({ counter, lastUsedAt: now })
          .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
          .returning({ id: passkeys.id })
        if (used.length === 0) return false
        await tx.update(grants).set({ assertedAt: now }).where(eq(grants.approvalId, approvalId))
        return true
      }),

    /** False when there is none that was shown. */
    async confirm(recoveryId: string, id: string): Promise<boolean> {
      const confirmed = await db
        .update(passkeys)
        .set({ confirmedAt: new Date() })
        .where(and(isPasskey(recoveryId, id), isNotNull(passkeys.lastUsedAt)))
        .returning({ id: passkeys.id })
      return confirmed.length > 0
    },

    /**
     * Deletes R: from here on the wallet is recovered with its passkeys alone. False when they are not enough. It can be
     * sent again.
     */
    protect: (recoveryId: string, hasFile: boolean): Promise<boolean> =>
      db.transaction(async (tx) => {
        const recovery = await lockRecovery(tx, recoveryId)
        if (!recovery) return false
        const rows = await tx.select().from(passkeys).where(ofRecovery(recoveryId))
        const count = rows.filter(({ confirmedAt }) => confirmedAt !== null).length
        if (!isEnough(count, hasFile || recovery.hasFile)) return false
        await tx
          .update(recoveries)
          .set({ sealed: null, hasFile: hasFile || recovery.hasFile })
          .where(eq(recoveries.id, recoveryId))
        return true
      }),

    /** Forgets a passkey. `few`: without it the others would not be enough. */
    remove: (recoveryId: string, id: string): Promise<'removed' | 'missing' | 'few'> =>
      db.transaction(async (tx) => {
        const recovery = await lockRecovery(tx, recoveryId)
        const rows = await tx.select().from(passkeys).where(ofRecovery(recoveryId))
        if (!recovery || rows.every((row) => row.id !== id)) return 'missing'
        const others = rows.filter((row) => row.id !== id && row.confirmedAt !== null)
        const isProtected = recovery.sealed === null
        const isTrial = rows.some((row) => row.id === id && row.confirmedAt === null)
        if (isProtected && !isTrial && !isEnough(others.length, recovery.hasFile)) return 'few'
        await tx.delete(passkeys).where(isPasskey(recoveryId, id))
        return 'removed'
      }),

    ...createShareKeys({
      table: 'passkeys',
      sealer,
      readRows: () => db.select().from(passkeys),
      toContext: contextOf,
      replace: ({ id, sealed: old }, sealed) =>
        db
          .update(passkeys)
          .set({ sealed })
          .where(and(eq(passkeys.id, id), eq(passkeys.sealed, old))),
    }),

    /** Challenges, and passkeys whose trial was not gone through with. */
    deleteExpired: async (now: Date) => {
      await db.delete(challenges).where(lt(challenges.expiresAt, now))
      const aDayAgo = new Date(now.getTime() - 24 * 60 * 60_000)
      await db.delete(passkeys).where(and(isNull(passkeys.confirmedAt), lt(passkeys.createdAt, aDayAgo)))
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>
