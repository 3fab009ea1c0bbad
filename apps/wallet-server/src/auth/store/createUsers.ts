import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { rotateSealed } from '../../shared/rotateSealed.ts'
import type { Sealer } from '../../shared/seal.ts'
import { devices, sessions, shares, users } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'

export type UsersParameters = { db: AuthDrizzle; emails: Sealer }

export type Login = {
  subject: string
  email: string
  jkt: string
  browser: string
  projectId: string
  origin: string
}

/** Users and their devices. */
export function createUsers({ db, emails }: UsersParameters) {
  const contextOf = (id: string) => ({ table: 'users', rowId: id, userId: id })

  async function findOrAddUser(subject: string, email: string): Promise<string> {
    const id = randomUUID()
    const sealed = await emails.seal(new TextEncoder().encode(email), contextOf(id))
    await db
      .insert(users)
      .values({ id, subject, email: sealed, createdAt: new Date() })
      .onConflictDoNothing({ target: users.subject })
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.subject, subject))
    return user?.id ?? id
  }

  return {
    /** Whether the device has a share of the user's wallet. */
    async isKnown(subject: string, jkt: string): Promise<boolean> {
      const rows = await db
        .select({ id: shares.id })
        .from(shares)
        .innerJoin(devices, eq(devices.id, shares.deviceId))
        .innerJoin(users, eq(users.id, devices.userId))
        .where(and(eq(users.subject, subject), eq(devices.jkt, jkt), isNull(devices.revokedAt)))
        .limit(1)
      return rows.length > 0
    },

    /** Finds or adds the user of an e-mail address that was proven, and the device. */
    async logIn({ subject, email, jkt, browser, projectId, origin }: Login) {
      const userId = await findOrAddUser(subject, email)
      const now = new Date()
      const seen = { browser, projectId, origin, lastLoginAt: now, revokedAt: null }
      const [device] = await db
        .insert(devices)
        .values({ id: randomUUID(), userId, jkt, createdAt: now, ...seen })
        .onConflictDoUpdate({ target: [devices.userId, devices.jkt], set: seen })
        .returning({ id: devices.id })
      if (!device) throw new Error('The database returned no device.')
      return { userId, deviceId: device.id }
    },

    async readEmail(userId: string): Promise<string> {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
      if (!user) throw new Error('The user of a session does not exist.')
      return new TextDecoder().decode(await emails.open(user.email, contextOf(userId)))
    },

    /** Seals e-mail addresses anew whose key is not the current one. */
    rotateEmails: async () =>
      rotateSealed({
        rows: await db.select({ id: users.id, sealed: users.email }).from(users),
        sealer: emails,
        toContext: ({ id }) => contextOf(id),
        replace: ({ id, sealed }, email) =>
          db
            .update(users)
            .set({ email })
            .where(and(eq(users.id, id), eq(users.email, sealed))),
      }),

    listDevices: (userId: string) =>
      db
        .select()
        .from(devices)
        .where(and(eq(devices.userId, userId), isNull(devices.revokedAt)))
        .orderBy(devices.createdAt),

    async findDevice(id: string) {
      const [device] = await db.select().from(devices).where(eq(devices.id, id))
      return device
    },

    /** Deletes the device's share and sessions. False when the user has no such device. */
    revokeDevice: (userId: string, deviceId: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [revoked] = await tx
          .update(devices)
          .set({ revokedAt: new Date() })
          .where(and(eq(devices.id, deviceId), eq(devices.userId, userId), isNull(devices.revokedAt)))
          .returning({ id: devices.id })
        if (!revoked) return false
        await tx.delete(shares).where(eq(shares.deviceId, deviceId))
        await tx.delete(sessions).where(eq(sessions.deviceId, deviceId))
        return true
      }),
  }
}

export type Users = ReturnType<typeof createUsers>
