import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import { sha256 } from '../../shared/bytes.ts'
import { unauthorized } from '../../shared/errors.ts'
import type { Session } from '../../shared/types.ts'
import { devices, sessions } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'

const DAY_MS = 24 * 60 * 60_000
const IDLE_MS = 7 * DAY_MS
const ABSOLUTE_MS = 30 * DAY_MS
/** Milliseconds to which the last use of a session is recorded. */
const TOUCH_MS = 60_000

/** Sessions. A token works with the device key that it was made for. */
export function createSessions(db: AuthDrizzle) {
  return {
    async create(session: Pick<Session, 'userId' | 'deviceId' | 'projectId'>): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const now = new Date()
      await db
        .insert(sessions)
        .values({ ...session, tokenHash: sha256(token), loginAt: now, lastUsedAt: now })
      return token
    },

    /** @throws {HttpError} the session has ended, or is another device's */
    async find(token: string | undefined, jkt: string): Promise<Session> {
      const now = Date.now()
      const tokenHash = sha256(token ?? '')
      const [row] = await db
        .select({ session: sessions, device: devices })
        .from(sessions)
        .innerJoin(devices, eq(devices.id, sessions.deviceId))
        .where(and(eq(sessions.tokenHash, tokenHash), eq(devices.jkt, jkt)))
      const isAlive =
        row &&
        now - row.session.lastUsedAt.getTime() < IDLE_MS &&
        now - row.session.loginAt.getTime() < ABSOLUTE_MS
      if (!isAlive) throw await explain(jkt)
      if (now - row.session.lastUsedAt.getTime() > TOUCH_MS)
        await db
          .update(sessions)
          .set({ lastUsedAt: new Date(now) })
          .where(eq(sessions.tokenHash, tokenHash))
      return row.session
    },

    remove: (tokenHash: string) => db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)),

    deleteExpired: (now: Date) =>
      db
        .delete(sessions)
        .where(
          or(
            lt(sessions.lastUsedAt, new Date(now.getTime() - IDLE_MS)),
            lt(sessions.loginAt, new Date(now.getTime() - ABSOLUTE_MS)),
          ),
        ),
  }

  /** Only the holder of the device key learns that it was revoked. */
  async function explain(jkt: string) {
    const [revoked] = await db
      .select({ id: devices.id })
      .from(devices)
      .where(and(eq(devices.jkt, jkt), isNotNull(devices.revokedAt)))
      .limit(1)
    return revoked
      ? unauthorized('revoked', 'This device was removed.')
      : unauthorized('session', 'The session has ended. Log in again.')
  }
}

export type Sessions = ReturnType<typeof createSessions>
