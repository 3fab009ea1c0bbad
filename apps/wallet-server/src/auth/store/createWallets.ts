import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { createShareKeys } from '../../shared/createShareKeys.ts'
import type { Sealer } from '../../shared/seal.ts'
import { shares, users, wallets } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'

export type Wallet = typeof wallets.$inferSelect

export type NewWallet = {
  userId: string
  deviceId: string
  address: string
  deviceShare: Uint8Array
  recoveryShare: Uint8Array
}

type ShareOwner = { userId: string; walletId: string; deviceId: string | null }
type Transaction = Parameters<Parameters<AuthDrizzle['transaction']>[0]>[0]

const contextOf = ({ id, userId, walletId, deviceId }: ShareOwner & { id: string }) => ({
  table: 'shares',
  rowId: id,
  userId,
  walletId,
  deviceId: deviceId ?? '',
})

/** The row of a share. */
async function sealShare(sealer: Sealer, owner: ShareOwner, share: Uint8Array) {
  const id = randomUUID()
  return {
    id,
    ...owner,
    sealed: await sealer.seal(share, contextOf({ id, ...owner })),
    createdAt: new Date(),
  }
}

/** Wallets and auth's share of each pair. */
export function createWallets({ db, sealer }: { db: AuthDrizzle; sealer: Sealer }) {
  const toRow = (owner: ShareOwner, share: Uint8Array) => sealShare(sealer, owner, share)

  /** Everything that decides which wallet is a user's runs one at a time. */
  const withUser = <T>(userId: string, run: (tx: Transaction) => Promise<T>) =>
    db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      return run(tx)
    })

  const isConfirmed = (userId: string) => and(eq(wallets.userId, userId), eq(wallets.state, 'confirmed'))

  return {
    /** The confirmed wallet, else the newest pending one. */
    async find(userId: string): Promise<Wallet | undefined> {
      const rows = await db
        .select()
        .from(wallets)
        .where(eq(wallets.userId, userId))
        .orderBy(desc(wallets.createdAt))
      return rows.find(({ state }) => state === 'confirmed') ?? rows[0]
    },

    async findById(userId: string, id: string): Promise<Wallet | undefined> {
      const [wallet] = await db
        .select()
        .from(wallets)
        .where(and(eq(wallets.userId, userId), eq(wallets.id, id)))
      return wallet
    },

    /**
     * Adds a pending wallet. Others that are pending stay until one is confirmed: the vault may have the recovery share
     * of any of them. Undefined when the user has a confirmed one.
     */
    async create({ userId, deviceId, address, deviceShare, recoveryShare }: NewWallet) {
      const wallet = { id: randomUUID(), userId, address, state: 'pending' as const, createdAt: new Date() }
      const owner = { userId, walletId: wallet.id }
      const rows = await Promise.all([
        toRow({ ...owner, deviceId }, deviceShare),
        toRow({ ...owner, deviceId: null }, recoveryShare),
      ])
      return withUser(userId, async (tx) => {
        const [confirmed] = await tx.select().from(wallets).where(isConfirmed(userId))
        if (confirmed) return undefined
        await tx.insert(wallets).values(wallet)
        await tx.insert(shares).values(rows)
        return wallet
      })
    },

    /** Makes a pending wallet the user's. Undefined when it is not there, or another one is. */
    confirm: (userId: string, id: string): Promise<Wallet | undefined> =>
      withUser(userId, async (tx) => {
        const [confirmed] = await tx.select().from(wallets).where(isConfirmed(userId))
        if (confirmed) return confirmed.id === id ? confirmed : undefined
        const [wallet] = await tx
          .update(wallets)
          .set({ state: 'confirmed' })
          .where(and(eq(wallets.id, id), eq(wallets.userId, userId)))
          .returning()
        if (wallet) await tx.delete(wallets).where(and(eq(wallets.userId, userId), ne(wallets.id, id)))
        return wallet
      }),

    /** The share of a device, or of recovery when `deviceId` is null. */
    async openShare(walletId: string, deviceId: string | null): Promise<Uint8Array | undefined> {
      const isOwner = deviceId === null ? isNull(shares.deviceId) : eq(shares.deviceId, deviceId)
      const [row] = await db
        .select()
        .from(shares)
        .where(and(eq(shares.walletId, walletId), isOwner))
      return row && sealer.open(row.sealed, contextOf(row))
    },

    async hasShare(deviceId: string): Promise<boolean> {
      const rows = await db
        .select({ id: shares.id })
        .from(shares)
        .innerJoin(wallets, eq(wallets.id, shares.walletId))
        .where(and(eq(shares.deviceId, deviceId), eq(wallets.state, 'confirmed')))
      return rows.length > 0
    },

    /**
     * Puts the share of a device's new pair in the place of its last one. True when it had none: `addMail` then runs in
     * the transaction.
     */
    async putDeviceShare(
      owner: ShareOwner & { deviceId: string },
      share: Uint8Array,
      addMail: (tx: Pick<AuthDrizzle, 'insert'>) => Promise<void>,
    ): Promise<boolean> {
      const row = await toRow(owner, share)
      return withUser(owner.userId, async (tx) => {
        const last = await tx
          .delete(shares)
          .where(and(eq(shares.walletId, owner.walletId), eq(shares.deviceId, owner.deviceId)))
          .returning({ id: shares.id })
        await tx.insert(shares).values(row)
        const isNew = last.length === 0
        if (isNew) await addMail(tx)
        return isNew
      })
    },

    ...createShareKeys({
      table: 'shares',
      sealer,
      readRows: () => db.select().from(shares),
      toContext: contextOf,
      replace: ({ id, sealed: old }, sealed) =>
        db
          .update(shares)
          .set({ sealed })
          .where(and(eq(shares.id, id), eq(shares.sealed, old))),
    }),
  }
}

export type Wallets = ReturnType<typeof createWallets>
