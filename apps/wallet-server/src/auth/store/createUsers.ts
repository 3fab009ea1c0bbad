import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { checkSealed } from '../../shared/checkSealed.ts'
import { rotateSealed } from '../../shared/rotateSealed.ts'
import type { Sealer } from '../../shared/seal.ts'
import { devices, shares, users } from '../schema.ts'
import type { AuthDrizzle } from '../types.ts'
import { createDevices } from './createDevices.ts'

export type UsersParameters = { db: AuthDrizzle; emails: Sealer }

export type Login = {
  subject: string
  /** Undefined where a provider has told none. */
  email: string | undefined
  jkt: string
  browser: string
  projectId: string
  origin: string
}

/** The context that a user's e-mail address is sealed with. */
export const contextOfUser = (id: string) => ({ table: 'users', rowId: id, userId: id })

/** Users and their devices. */
export function createUsers({ db, emails }: UsersParameters) {
  const seal = (id: string, email: string) => emails.seal(new TextEncoder().encode(email), contextOfUser(id))

  async function findOrAddUser(subject: string, email: string | undefined): Promise<string> {
    const id = randomUUID()
    const sealed = email === undefined ? null : await seal(id, email)
    await db
      .insert(users)
      .values({ id, subject, email: sealed, createdAt: new Date() })
      .onConflictDoNothing({ target: users.subject })
    const [user] = await db.select().from(users).where(eq(users.subject, subject))
    if (!user) throw new Error('The database returned no user.')
    if (email !== undefined && user.id !== id && user.emailChangedAt === null) await renewEmail(user, email)
    return user.id
  }

  /** Users of a provider may have another address there than they had. */
  async function renewEmail({ id, email: sealed }: typeof users.$inferSelect, email: string) {
    const isSame = sealed !== null && (await open(id, sealed)) === email
    if (!isSame)
      await db
        .update(users)
        .set({ email: await seal(id, email) })
        .where(eq(users.id, id))
  }

  const open = async (id: string, sealed: string) =>
    new TextDecoder().decode(await emails.open(sealed, contextOfUser(id)))

  async function logIn({ subject, email, jkt, browser, projectId, origin }: Login) {
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
  }

  return {
    /** True if a user has logged in as this subject. */
    async isUser(subject: string): Promise<boolean> {
      const rows = await db.select({ id: users.id }).from(users).where(eq(users.subject, subject)).limit(1)
      return rows.length > 0
    },

    /** True if the device has a share of the user's wallet. */
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

    /**
     * Finds or adds the user who has proven to be this subject, and the device. A user who is deleted between the two is
     * another one the second time.
     */
    logIn: (login: Login) => logIn(login).catch(() => logIn(login)),

    async readSubject(userId: string): Promise<string | undefined> {
      const [user] = await db.select({ subject: users.subject }).from(users).where(eq(users.id, userId))
      return user?.subject
    },

    /** Undefined where a provider has told none. */
    async readEmail(userId: string): Promise<string | undefined> {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
      if (!user) throw new Error('The user of a session does not exist.')
      return user.email === null ? undefined : open(userId, user.email)
    },

    /** Counts those of the last users with an e-mail address who have it as their subject. Others log in at a provider. */
    async countBySubject(toSubject: (email: string) => string): Promise<{ seen: number; matching: number }> {
      const rows = await db
        .select()
        .from(users)
        .where(and(isNotNull(users.email), isNull(users.emailChangedAt)))
        .orderBy(desc(users.createdAt))
        .limit(20)
      const subjects = await Promise.all(
        rows.map(({ id, email }) => open(id, email ?? '').then(toSubject, () => undefined)),
      )
      return {
        seen: subjects.filter((subject) => subject !== undefined).length,
        matching: rows.filter(({ subject }, index) => subject === subjects[index]).length,
      }
    },

    ...createEmailKeys({ db, emails }),

    ...createDevices(db),
  }
}

/** The keys that have sealed e-mail addresses. */
function createEmailKeys({ db, emails }: UsersParameters) {
  const readSealed = async () =>
    (await db.select({ id: users.id, sealed: users.email }).from(users)).flatMap(({ id, sealed }) =>
      sealed === null ? [] : [{ id, sealed }],
    )

  return {
    /** Opens an e-mail address of each key that has sealed some. */
    checkEmails: async () =>
      checkSealed({
        table: 'users',
        rows: await readSealed(),
        sealer: emails,
        toContext: ({ id }) => contextOfUser(id),
      }),

    /** Reseals e-mail addresses that an older key has sealed. */
    rotateEmails: async () =>
      rotateSealed({
        rows: await readSealed(),
        sealer: emails,
        toContext: ({ id }) => contextOfUser(id),
        replace: ({ id, sealed }, email) =>
          db
            .update(users)
            .set({ email })
            .where(and(eq(users.id, id), eq(users.email, sealed))),
      }),
  }
}

export type Users = ReturnType<typeof createUsers>
