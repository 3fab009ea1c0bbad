import { type Database, tooManyRequests } from '@foyer/server-kit'
import { eq, sql } from 'drizzle-orm'
import { hmac } from './bytes.ts'
import { tryAgainAfter } from './errors.ts'
import { limits } from './schema.ts'
import type { ServerParameters } from './serverParameters.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds between two mails to one address from one device. */
export const COOLDOWN = 30

/** Limits of mails that may be asked for. */
export type MailLimits = {
  /** For one address an hour, and a day. */
  addressPerHour: number
  addressPerDay: number
  /** Of one project for one client address an hour. */
  clientPerHour: number
  /** Of one project to devices that do not know the wallet, an hour. A project of the file may set another number. */
  projectPerHour: number
}

/** The default limits of mails. */
export const MAIL_LIMITS: MailLimits = {
  addressPerHour: 5,
  addressPerDay: 10,
  clientPerHour: 20,
  projectPerHour: 2_000,
}
/** A test account gets no mails, and a run of tests logs in many times, each time on a new device. */
const TEST_LIMITS = { addressPerHour: 200, addressPerDay: 2_000, clientPerHour: 600 }
const TEST_RECOVERIES = 2_000
const RELEASES = { device: 60, recovery: 10, export: 10 }
const CREATIONS = 20
const PROBLEMS = 20
/** Wrong codes an hour. */
const GUESSES = 20
const SOCIAL_LOGINS = 60
const PASSKEYS = 60
/** Identity tokens an hour. */
const IDENTITIES = 240
const VOUCHERS = 60

export type MailAttempt = {
  subject: string
  jkt: string
  /** True if the device has a share of the user's wallet: its mails are counted apart. */
  isKnown: boolean
  /** The client's address. */
  client: string
  projectId: string
  /** True if the code that is asked for is not mailed. Default false. */
  isTest?: boolean
}

/** Names of the limits, as metrics report them. */
export type LimitName =
  | 'cooldown'
  | 'client'
  | 'project'
  | 'hour'
  | 'day'
  | 'device-release'
  | 'social'
  | 'creation'
  | 'recovery-release'
  | 'export'
  | 'passkey'
  | 'identity'
  | 'voucher'
  | 'problem'
  | 'guess'

export type Guess = {
  /** Set where no code is compared any more. `isFirst` is true once an hour. */
  above: { retryAfter: number; isFirst: boolean } | undefined
  /** Takes the count back: the code was right. */
  forget: () => Promise<void>
}

export type ServerLimits = ReturnType<typeof createLimits>

export type CreateLimitsParameters = Pick<ServerParameters, 'pepper' | 'mailLimits' | 'metrics'> & {
  projects: Pick<ServerParameters['projects'], 'mailsPerHour'>
}

/** Counts over all processes that share the database. Keys are HMACs, so that the table names no person. */
export function createLimits(
  db: Database['drizzle'],
  { pepper, mailLimits, projects, metrics }: CreateLimitsParameters,
) {
  const { toKey, count, isAbove, refuseAbove } = createCounts(db, { pepper, metrics })
  const mostOf = (projectId: string) => projects.mailsPerHour(projectId) ?? mailLimits.projectPerHour

  /**
   * Counts only mails that go out: else requests for one address would use up the limit that all share.
   * Every request gets the same answer once no more may go out.
   */
  async function countOfProject(projectId: string, goesOut: boolean) {
    const { points, retryAfter } = await count('project', projectId, HOUR, goesOut ? 1 : 0)
    const wanted = goesOut ? points : points + 1
    if (wanted <= mostOf(projectId)) return
    metrics?.countLimit('project')
    throw tooManyRequests(retryAfter)
  }

  return {
    /**
     * Counts a mail that is asked for. What depends on the address alone is never told to the client: it gets true
     * (mail it) or false (do not), and both take the same statements.
     *
     * @throws {HttpError} too soon after the last one, too many of this client or project, or of this test account
     */
    async countMail({ subject, jkt, isKnown, client, projectId, isTest }: MailAttempt): Promise<boolean> {
      const most = isTest ? TEST_LIMITS : mailLimits
      const cooldown = await isAbove(1, 'cooldown', `${subject}|${jkt}`, COOLDOWN)
      if (cooldown) throw tryAgainAfter(cooldown.retryAfter)
      const owner = isKnown ? `${subject}|${jkt}` : subject
      // A dapp that uses up what its visitor may ask for stops neither other dapps nor a device that knows the wallet.
      // A run of tests does not use up what people at the same address may ask for.
      const visitor = isTest ? `test|${projectId}|${client}` : `${projectId}|${client}`
      await refuseAbove(most.clientPerHour, 'client', isKnown ? owner : visitor, HOUR)
      const hour = await isAbove(most.addressPerHour, 'hour', owner, HOUR)
      // Everybody may know which test accounts there are.
      if (isTest && hour) throw tooManyRequests(hour.retryAfter)
      // A mail that the hour refuses does not use up the day.
      const day = await count('day', hour ? 'refused' : owner, DAY)
      const isAboveDay = !hour && day.points > most.addressPerDay
      if (isAboveDay) metrics?.countLimit('day')
      const goesOut = !hour && !isAboveDay
      // The ceiling is for unknown devices: an attacker who reaches it locks no user out of a wallet that their device knows.
      if (!isKnown && !isTest) await countOfProject(projectId, goesOut)
      return goesOut
    },

    /** True if a project has sent half of the mails to unknown devices that it may in this hour. */
    isPastHalf: async (projectId: string): Promise<boolean> =>
      (await count('project', projectId, HOUR, 0)).points * 2 >= mostOf(projectId),

    /** Counts a code that is entered. A device that knows the wallet is counted apart, so that strangers cannot keep it out. */
    async countGuess({
      subject,
      jkt,
      isKnown,
    }: Pick<MailAttempt, 'subject' | 'jkt' | 'isKnown'>): Promise<Guess> {
      const owner = isKnown ? `${subject}|${jkt}` : subject
      const { points, retryAfter } = await count('guess', owner, HOUR)
      const isAbove = points > GUESSES
      if (isAbove) metrics?.countLimit('guess')
      return {
        above: isAbove ? { retryAfter, isFirst: points === GUESSES + 1 } : undefined,
        async forget() {
          await db
            .update(limits)
            .set({ count: sql`${limits.count} - 1` })
            .where(eq(limits.key, toKey('guess', owner)))
        },
      }
    },

    countDeviceRelease: (deviceId: string) => refuseAbove(RELEASES.device, 'device-release', deviceId, HOUR),
    /** Counts logins with a provider that one client address of a project starts. */
    countSocialLogin: (projectId: string, client: string) =>
      refuseAbove(SOCIAL_LOGINS, 'social', `${projectId}|${client}`, HOUR),
    /** Counts vouchers for gas that one client address of a project asks for. */
    countVoucher: (projectId: string, client: string) =>
      refuseAbove(VOUCHERS, 'voucher', `${projectId}|${client}`, HOUR),
    countCreation: (userId: string) => refuseAbove(CREATIONS, 'creation', userId, DAY),
    countProblem: (userId: string) => refuseAbove(PROBLEMS, 'problem', userId, DAY),
    /** Counts challenges that passkeys of a user are to answer. */
    countPasskey: (userId: string) => refuseAbove(PASSKEYS, 'passkey', userId, HOUR),
    /** Counts how often a user takes the key out. The user gets a mail each time. */
    countExport: (userId: string) => refuseAbove(RELEASES.export, 'export', userId, DAY),
    countRecoveryRelease: (userId: string, { isTest = false } = {}) =>
      refuseAbove(isTest ? TEST_RECOVERIES : RELEASES.recovery, 'recovery-release', userId, DAY),
    /** Counts identity tokens that a device asks for. */
    countIdentity: (deviceId: string) => refuseAbove(IDENTITIES, 'identity', deviceId, HOUR),
  }
}

/** Counts in windows of time, each of which begins with its first request. */
function createCounts(
  db: Database['drizzle'],
  { pepper, metrics }: Pick<CreateLimitsParameters, 'pepper' | 'metrics'>,
) {
  const toKey = (name: LimitName, key: string) => hmac(pepper, `limit:${name}`, key)

  async function count(name: LimitName, key: string, seconds: number, by = 1) {
    const now = new Date()
    const end = new Date(now.getTime() + seconds * 1_000)
    const isOver = sql`${limits.expiresAt} <= ${sql.param(now, limits.expiresAt)}`
    const [row] = await db
      .insert(limits)
      .values({ key: toKey(name, key), count: by, expiresAt: end })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          count: sql`CASE WHEN ${isOver} THEN ${by}::int ELSE ${limits.count} + ${by}::int END`,
          expiresAt: sql`CASE WHEN ${isOver} THEN ${sql.param(end, limits.expiresAt)} ELSE ${limits.expiresAt} END`,
        },
      })
      .returning()
    const { count: points, expiresAt } = row ?? { count: 1, expiresAt: end }
    return { points, retryAfter: Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000)) }
  }

  /** Counts, and says whether it is too much. */
  async function isAbove(most: number, name: LimitName, key: string, seconds: number) {
    const { points, retryAfter } = await count(name, key, seconds)
    if (points > most) metrics?.countLimit(name)
    return points > most ? { retryAfter } : undefined
  }

  async function refuseAbove(...parameters: Parameters<typeof isAbove>) {
    const above = await isAbove(...parameters)
    if (above) throw tooManyRequests(above.retryAfter)
  }

  return { toKey, count, isAbove, refuseAbove }
}
