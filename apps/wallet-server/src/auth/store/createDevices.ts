import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { DELETED_AT_ONCE } from '../../shared/deleteOldAudit.ts'
import { devices, sessions, shares } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'

/** The devices of users. */
export function createDevices(db: AuthDrizzle) {
  return {
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

    /** Deletes devices that were revoked or last used before `time` and have no share: they open no wallet. */
    async deleteOldDevices(time: Date): Promise<void> {
      const old = db
        .select({ id: devices.id })
        .from(devices)
        .where(
          and(
            lt(
              sql`greatest(${devices.lastLoginAt}, ${devices.revokedAt})`,
              sql.param(time, devices.lastLoginAt),
            ),
            notExists(db.select({ id: shares.id }).from(shares).where(eq(shares.deviceId, devices.id))),
          ),
        )
        .limit(DELETED_AT_ONCE)
      for (let count = DELETED_AT_ONCE; count === DELETED_AT_ONCE; )
        count = (await db.delete(devices).where(inArray(devices.id, old)).returning({ id: devices.id }))
          .length
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
