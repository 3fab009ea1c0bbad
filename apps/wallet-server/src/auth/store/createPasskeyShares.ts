import { and, eq, isNull } from 'drizzle-orm'
import { createShareKeys } from '../../shared/createShareKeys.ts'
import type { Sealer } from '../../shared/seal.ts'
import { passkeys, shares, wallets } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'

type PasskeyShare = typeof passkeys.$inferSelect
type Owner = Pick<PasskeyShare, 'id' | 'userId' | 'walletId'>

/** Auth's share of each passkey's pair. */
export function createPasskeyShares({ db, sealer }: { db: AuthDrizzle; sealer: Sealer }) {
  const contextOf = ({ id, userId, walletId }: Owner) => ({ table: 'passkeys', rowId: id, userId, walletId })
  const isPasskey = ({ id, walletId }: Omit<Owner, 'userId'>) =>
    and(eq(passkeys.walletId, walletId), eq(passkeys.id, id))
  const recoveryOf = (walletId: string) => and(eq(shares.walletId, walletId), isNull(shares.deviceId))

  /** Runs changes to the pairs of a wallet one at a time. */
  const withWallet = <T>(
    walletId: string,
    run: (tx: Parameters<Parameters<AuthDrizzle['transaction']>[0]>[0]) => Promise<T>,
  ) =>
    db.transaction(async (tx) => {
      await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, walletId)).for('update')
      return run(tx)
    })

  return {
    list: (walletId: string) =>
      db.select().from(passkeys).where(eq(passkeys.walletId, walletId)).orderBy(passkeys.createdAt),

    /** True if the recovery share was deleted. */
    async isProtected(walletId: string): Promise<boolean> {
      return (await db.select({ id: shares.id }).from(shares).where(recoveryOf(walletId))).length === 0
    },

    /** Adds a share. False where there is one: an attacker who only reads the user's mails must not replace it. */
    async add(owner: Owner, browser: string, share: Uint8Array): Promise<boolean> {
      const sealed = await sealer.seal(share, contextOf(owner))
      const added = await db
        .insert(passkeys)
        .values({ ...owner, browser, sealed, createdAt: new Date() })
        .onConflictDoNothing({ target: [passkeys.walletId, passkeys.id] })
        .returning({ id: passkeys.id })
      return added.length > 0
    },

    async open(walletId: string, id: string): Promise<Uint8Array | undefined> {
      const [row] = await db.select().from(passkeys).where(isPasskey({ walletId, id }))
      return row && sealer.open(row.sealed, contextOf(row))
    },

    /** False when it is the last way to the wallet on a new device. */
    remove: (walletId: string, id: string): Promise<boolean> =>
      withWallet(walletId, async (tx) => {
        const rows = await tx.select().from(passkeys).where(eq(passkeys.walletId, walletId))
        const recovery = await tx.select({ id: shares.id }).from(shares).where(recoveryOf(walletId))
        if (recovery.length === 0 && rows.every((row) => row.id === id)) return rows.length === 0
        await tx.delete(passkeys).where(isPasskey({ walletId, id }))
        return true
      }),

    /** Deletes the recovery share. False when there is no passkey in its place. */
    protect: (walletId: string): Promise<boolean> =>
      withWallet(walletId, async (tx) => {
        const rows = await tx.select().from(passkeys).where(eq(passkeys.walletId, walletId))
        if (rows.length === 0) return false
        await tx.delete(shares).where(recoveryOf(walletId))
        return true
      }),

    ...createShareKeys({
      table: 'passkeys',
      sealer,
      readRows: () => db.select().from(passkeys),
      toContext: contextOf,
      replace: (row, sealed) =>
        db
          .update(passkeys)
          .set({ sealed })
          .where(and(isPasskey(row), eq(passkeys.sealed, row.sealed))),
    }),
  }
}

export type PasskeyShares = ReturnType<typeof createPasskeyShares>
