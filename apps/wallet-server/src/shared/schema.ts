import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ProviderName } from './social/providers.ts'

/** Tables that auth and vault both have, each in its own database. */

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Proofs that were used, as hashes, for as long as their nonce is taken. */
export const proofs = pgTable(
  'proofs',
  {
    id: text().primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('proofs_by_expiry').on(table.expiresAt)],
)

/** Counters of a window of time. Keys are hashes: no address of a user or a network stands here. */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('limits_by_expiry').on(table.expiresAt)],
)

/** Events of accounts, for the operator. A row has the fields of the log and nothing else of a request. */
export const audit = pgTable(
  'audit',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    at: time('at').notNull().defaultNow(),
    event: text().notNull(),
    reqId: text('req_id'),
    userId: text('user_id'),
    deviceId: text('device_id'),
    projectId: text('project_id'),
    code: text(),
    /** The client's network: IPv4 cut to /24, IPv6 to /48. */
    network: text(),
  },
  (table) => [index('audit_by_user').on(table.userId, table.at)],
)

/** Logins with a social provider that are under way. */
export const socialLogins = pgTable(
  'social_logins',
  {
    id: text().primaryKey(),
    provider: text().$type<ProviderName | 'farcaster'>().notNull(),
    /** Thumbprint of the device key that asked. */
    jkt: text().notNull(),
    projectId: text('project_id').notNull(),
    origin: text().notNull(),
    browser: text().notNull(),
    status: text().$type<'open' | 'exchanging' | 'failed' | 'denied' | 'done' | 'used'>().notNull(),
    /** HMAC of the provider's name and the user's id there. Null until the user has logged in. */
    subject: text(),
    /** The profile, sealed. */
    profile: text(),
    /** SHA-256 of the code that the popup carries to the frame. */
    codeHash: text('code_hash').unique(),
    codeExpiresAt: time('code_expires_at'),
    /** The popup's result, sealed. It goes through the server where the popup may not reach the page. */
    result: text(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('social_logins_by_expiry').on(table.expiresAt)],
)

/** Mails that were promised and have not gone out. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    /** Receiver and content, codes and links included, sealed. */
    sealed: text().notNull(),
    tries: integer().notNull().default(0),
    /** The next try; while the mail is being sent, the time from which another process may take it. Null: it is not sent. */
    dueAt: time('due_at'),
    /** Later it is of no use, and is not sent. */
    expiresAt: time('expires_at').notNull(),
    /** Says why it was set aside. */
    problem: text(),
  },
  (table) => [
    index('mails_by_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
    index('mails_by_expiry').on(table.expiresAt),
  ],
)
