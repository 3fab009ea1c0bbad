import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { time } from '../shared/schema.ts'

export const users = pgTable('users', {
  id: text().primaryKey(),
  /** HMAC of the e-mail address, or of a provider's name and the user's id there. Never merged. */
  subject: text().notNull().unique(),
  /** The e-mail address, sealed. Null where a provider has told none. */
  email: text(),
  createdAt: time('created_at').notNull(),
})

/** A browser on one top-level site. */
export const devices = pgTable(
  'devices',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Thumbprint of the device key. */
    jkt: text().notNull(),
    browser: text().notNull(),
    projectId: text('project_id').notNull(),
    origin: text().notNull(),
    createdAt: time('created_at').notNull(),
    lastLoginAt: time('last_login_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [unique('devices_by_key').on(table.userId, table.jkt)],
)

export const wallets = pgTable(
  'wallets',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The EVM address, in lower case. */
    address: text().notNull(),
    state: text().$type<'pending' | 'confirmed'>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('wallets_by_user').on(table.userId),
    // Whatever runs at the same time, a user has one confirmed wallet at most.
    uniqueIndex('one_confirmed_wallet').on(table.userId).where(sql`${table.state} = 'confirmed'`),
  ],
)

export const shares = pgTable(
  'shares',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    walletId: text('wallet_id')
      .notNull()
      .references(() => wallets.id, { onDelete: 'cascade' }),
    /** Null for the recovery share. */
    deviceId: text('device_id').references(() => devices.id, { onDelete: 'cascade' }),
    sealed: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [unique('one_share').on(table.walletId, table.deviceId).nullsNotDistinct()],
)

export const sessions = pgTable('sessions', {
  /** SHA-256 of the token. */
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  deviceId: text('device_id')
    .notNull()
    .references(() => devices.id, { onDelete: 'cascade' }),
  projectId: text('project_id').notNull(),
  loginAt: time('login_at').notNull(),
  lastUsedAt: time('last_used_at').notNull(),
})

/** One-time codes that were asked for. */
export const codes = pgTable('codes', {
  id: text().primaryKey(),
  subject: text().notNull(),
  /** The e-mail address, sealed. */
  email: text().notNull(),
  /** Thumbprint of the device key that asked. */
  jkt: text().notNull(),
  /** HMAC of the code. */
  mac: text().notNull(),
  tries: integer().notNull().default(0),
  projectId: text('project_id').notNull(),
  origin: text().notNull(),
  locale: text().notNull(),
  browser: text().notNull(),
  expiresAt: time('expires_at').notNull(),
})
