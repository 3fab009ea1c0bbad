import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../shared/schema.ts'

/** `login`: the device recovers the wallet. `change`: it replaces the e-mail address of the wallet. `delete`: it deletes it. */
export type Purpose = 'login' | 'change' | 'delete'

/** Links that were mailed, and logins with a provider, which are approved from the start. */
export const approvals = pgTable('approvals', {
  id: text().primaryKey(),
  /** SHA-256 of the link's token. */
  tokenHash: text('token_hash').notNull().unique(),
  /** HMAC of the e-mail address, or of a provider's name and the user's id there. */
  subject: text().notNull(),
  /** Thumbprint of the device key that asked. */
  jkt: text().notNull(),
  projectId: text('project_id').notNull(),
  origin: text().notNull(),
  browser: text().notNull(),
  /** The purpose of the approval. It is valid for no other. */
  purpose: text().$type<Purpose>().notNull().default('login'),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  decision: text().$type<'approved' | 'denied'>(),
})

/** A device key that a link has approved. */
export const grants = pgTable(
  'grants',
  {
    approvalId: text('approval_id')
      .primaryKey()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    jkt: text().notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The time at which the device has shown a passkey of the wallet. */
    assertedAt: time('asserted_at'),
  },
  (table) => [index('grants_by_expiry').on(table.expiresAt)],
)

export const recoveries = pgTable('recoveries', {
  id: text().primaryKey(),
  /** Whose it was when it was sealed. Whose it is stands in `subjects`. */
  subject: text().notNull(),
  /** The wallet's id at auth. */
  walletId: text('wallet_id').notNull(),
  /** The EVM address, in lower case. */
  address: text().notNull(),
  /** R. Null once passkeys protect the wallet. */
  sealed: text(),
  /** True if the user has opened a backup file of the wallet before R was deleted. */
  hasFile: boolean('has_file').notNull().default(false),
  createdAt: time('created_at').notNull(),
})

/** Owners of recovery shares. While an e-mail address is replaced, a share belongs to the old and the new one. */
export const subjects = pgTable(
  'subjects',
  {
    // The first recovery share that arrives decides which wallet is the user's. It is never replaced.
    subject: text().primaryKey(),
    recoveryId: text('recovery_id')
      .notNull()
      .references(() => recoveries.id, { onDelete: 'cascade' }),
    addedAt: time('added_at').notNull(),
  },
  (table) => [index('subjects_by_recovery').on(table.recoveryId)],
)

/** Passkeys, each with its own pair: R of the pair is encrypted with a secret that only the passkey gives (PRF). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Auth keeps A of the pair under the same one. */
    id: text().primaryKey(),
    recoveryId: text('recovery_id')
      .notNull()
      .references(() => recoveries.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The encrypted R, sealed. */
    sealed: text().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
    /** The time at which a trial opened the wallet with it. Before that it does not count. */
    confirmedAt: time('confirmed_at'),
  },
  (table) => [index('passkeys_by_recovery').on(table.recoveryId)],
)

/** Challenges that passkeys are to answer. Each is used once, by the device key of its approval. */
export const challenges = pgTable(
  'challenges',
  {
    challenge: text().primaryKey(),
    approvalId: text('approval_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    kind: text().$type<'register' | 'assert'>().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('challenges_by_expiry').on(table.expiresAt)],
)

/** Recovery shares whose owner wants them deleted. */
export const deletions = pgTable('deletions', {
  recoveryId: text('recovery_id')
    .primaryKey()
    .references(() => recoveries.id, { onDelete: 'cascade' }),
  /** Confirms the deletion, or ends it. The device that has asked hands it to auth, which gives it to its user. */
  token: text().notNull().unique(),
  /** The time at which its owner asked for it last. */
  askedAt: time('asked_at').notNull(),
  /** Null until auth has marked the wallet, too: a deletion at one server alone would lose the wallet. */
  confirmedAt: time('confirmed_at'),
})
