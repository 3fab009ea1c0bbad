import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { time } from '../shared/schema.ts'

export const users = pgTable('users', {
  id: text().primaryKey(),
  /** HMAC of the e-mail address, or of a provider's name and the user's id there. Never merged. */
  subject: text().notNull().unique(),
  /** The e-mail address, sealed. Null where a provider has told none. */
  email: text(),
  /** The time at which the user has replaced the address: an address that a provider reports later does not replace it. */
  emailChangedAt: time('email_changed_at'),
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

/** A code that was mailed: its HMAC, and until when it can be entered, in milliseconds since 1970. */
export type MailedCode = { id: string; mac: string; expiresAt: number }

/** Challenges of one-time codes. A device key has one at most for an address and a scope. */
export const codes = pgTable(
  'codes',
  {
    id: text().primaryKey(),
    subject: text().notNull(),
    /** The e-mail address, sealed. */
    email: text().notNull(),
    /** Thumbprint of the device key that asked. */
    jkt: text().notNull(),
    /** `login`, or the change of an e-mail address with the HMAC of the new one. */
    scope: text().notNull(),
    /** Each of them is right. None where the limits let no mail go out. */
    mailed: jsonb().$type<MailedCode[]>().notNull(),
    tries: integer().notNull().default(0),
    projectId: text('project_id').notNull(),
    origin: text().notNull(),
    locale: text().notNull(),
    browser: text().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [unique('codes_by_scope').on(table.subject, table.jkt, table.scope)],
)

/** Changes of an e-mail address that are under way. A user has one at most. */
export const emailUpdates = pgTable('email_updates', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Thumbprint of the device key that changes it. */
  jkt: text().notNull(),
  /** `primary`: a code was sent to the old address. `secondary`: one may be sent to the new one. */
  step: text().$type<'primary' | 'secondary'>().notNull(),
  /** HMAC of the new address. */
  subject: text().notNull(),
  /** The new address, sealed. */
  email: text().notNull(),
  /** The code that was sent last. */
  challengeId: text('challenge_id'),
  expiresAt: time('expires_at').notNull(),
})

/** Addresses that were replaced: no user logs in with them, and the last ones can be put back. */
export const formerEmails = pgTable(
  'former_emails',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** HMAC of the address. Null where the user logs in another way. */
    subject: text().unique(),
    /** The address, sealed, while the change can be undone. */
    email: text(),
    /** SHA-256 of the token of the link that undoes the change. */
    tokenHash: text('token_hash').unique(),
    undoUntil: time('undo_until').notNull(),
  },
  (table) => [index('former_emails_by_user').on(table.userId)],
)

/** A of the pair that a passkey has with the vault. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The vault's id of the passkey. */
    id: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    walletId: text('wallet_id')
      .notNull()
      .references(() => wallets.id, { onDelete: 'cascade' }),
    /** The browser in which it was made. */
    browser: text().notNull(),
    sealed: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.walletId, table.id] })],
)

/** An amount in wei, or a number of an operation: up to 256 bits. */
const uint256 = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })

/** Operations whose gas is paid: what is set aside while a voucher is good, then what the chain says that it cost. */
export const sponsorships = pgTable(
  'sponsorships',
  {
    projectId: text('project_id').notNull(),
    chainId: integer('chain_id').notNull(),
    /** Address of the contract that pays, in lower case. */
    paymaster: text().notNull(),
    /** The account, in lower case. */
    sender: text().notNull(),
    nonce: uint256('nonce').notNull(),
    state: text().$type<'open' | 'paid'>().notNull(),
    /** In wei. */
    amount: uint256('amount').notNull(),
    /** The newest block when the first voucher was given. */
    block: bigint({ mode: 'number' }).notNull(),
    /** In seconds of the chain. */
    validUntil: bigint('valid_until', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // The chain takes one operation of an account with a number, however many vouchers there are for it.
    primaryKey({ columns: [table.projectId, table.chainId, table.sender, table.nonce] }),
    index('sponsorships_by_paymaster').on(table.chainId, table.paymaster, table.state),
    index('sponsorships_by_time').on(table.projectId, table.chainId, table.createdAt),
  ],
)

/** Wallets whose owner wants them deleted. */
export const deletions = pgTable(
  'deletions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Ends the deletion at the vault. It belongs to the user, and is of no other use. */
    vaultToken: text('vault_token').notNull(),
    /** SHA-256 of the token of the link that keeps the wallet. */
    tokenHash: text('token_hash').notNull().unique(),
    purgeAt: time('purge_at').notNull(),
    /** The time at which the user decided to keep the wallet. The row stays until the vault knows it, too. */
    keptAt: time('kept_at'),
  },
  (table) => [index('deletions_by_time').on(table.purgeAt)],
)
