import { eq, getTableColumns } from 'drizzle-orm'
import { audit } from '../../shared/schema.ts'
import { devices, passkeys, sessions, users, wallets } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'
import type { Users } from './createUsers.ts'

/** Reads the data about a person, for the person. Shares and hashes are of no use to them and stay out. */
export const createPersons = (db: AuthDrizzle, { readEmail }: Pick<Users, 'readEmail'>) => ({
  async read(subject: string): Promise<object | undefined> {
    const [user] = await db.select().from(users).where(eq(users.subject, subject))
    if (!user) return undefined
    const { id, createdAt } = user
    const { userId: _, ...device } = getTableColumns(devices)
    return {
      user: { id, createdAt, email: await readEmail(id) },
      devices: await db.select(device).from(devices).where(eq(devices.userId, id)),
      wallets: await db
        .select({ address: wallets.address, state: wallets.state, createdAt: wallets.createdAt })
        .from(wallets)
        .where(eq(wallets.userId, id)),
      passkeys: await db
        .select({ browser: passkeys.browser, createdAt: passkeys.createdAt })
        .from(passkeys)
        .where(eq(passkeys.userId, id)),
      sessions: await db
        .select({ projectId: sessions.projectId, loginAt: sessions.loginAt, lastUsedAt: sessions.lastUsedAt })
        .from(sessions)
        .where(eq(sessions.userId, id)),
      audit: await db
        .select({ at: audit.at, event: audit.event, projectId: audit.projectId, network: audit.network })
        .from(audit)
        .where(eq(audit.userId, id)),
    }
  },
})
