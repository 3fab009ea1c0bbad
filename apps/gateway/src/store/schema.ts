import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const blockNumber = (name: string) => bigint(name, { mode: 'bigint' })

/** Features that a project switches off or on, by their id; a missing id is on as far as the gateway can. */
export type FeatureSwitches = { [id: string]: boolean | string[] }

export const projects = pgTable('projects', {
  /** 32 hexadecimal digits. Public: every page of the project sends it. */
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  disabledAt: time('disabled_at'),
  origins: text().array().notNull(),
  features: jsonb().$type<FeatureSwitches>().notNull(),
  analytics: boolean().notNull().default(false),
  /** Requests a minute, in place of the configuration's. */
  perMinute: integer('per_minute'),
})

export const events = pgTable(
  'events',
  {
    /** The client's event id, so that a repeated beacon counts once. */
    id: text().notNull(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    receivedAt: time('received_at').notNull().defaultNow(),
    type: text().notNull(),
    event: text().notNull(),
    domain: text().notNull(),
    url: text().notNull(),
    address: text(),
    properties: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('events_by_time').on(table.receivedAt),
  ],
)

/** The newest blocks that the scanner has read, for telling a fork. */
export const blocks = pgTable(
  'blocks',
  {
    chain: text().notNull(),
    number: blockNumber('number').notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.number] })],
)

/** Results of one process's checks of the nodes, for the others. */
export const nodeChecks = pgTable(
  'node_checks',
  {
    chain: text().notNull(),
    /** A digest of the URL. */
    node: text().notNull(),
    isUsable: boolean('usable').notNull(),
    head: blockNumber('head'),
    problem: text(),
    checkedAt: time('checked_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.node] })],
)

export const transactions = pgTable(
  'transactions',
  {
    chain: text().notNull(),
    hash: text().notNull(),
    block: blockNumber('block').notNull(),
    position: integer().notNull(),
    minedAt: time('mined_at').notNull(),
    sender: text().notNull(),
    /** Null for a transaction that creates a contract. */
    receiver: text(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    status: text().$type<'confirmed' | 'failed'>().notNull(),
    operation: text().notNull(),
    /** Four bytes in hexadecimal digits; null for a call without input, and in what was scanned before they were kept. */
    selector: text(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.hash] }),
    index('transactions_by_block').on(table.chain, table.block),
  ],
)

/** One side of a movement: the account it concerns, and in which direction. */
export const transfers = pgTable(
  'transfers',
  {
    chain: text().notNull(),
    account: text().notNull(),
    block: blockNumber('block').notNull(),
    position: integer().notNull(),
    hash: text().notNull(),
    /** Counts the movements of a transaction; -1 stands for the fact that the account sent it. */
    ordinal: integer().notNull(),
    direction: text().$type<'in' | 'out' | 'self'>().notNull(),
    /** Null for the native currency. */
    token: text(),
    /** Of a collectible. */
    tokenId: numeric('token_id', { precision: 78, scale: 0 }),
    /** In the smallest unit; null where nothing moved. */
    amount: numeric({ precision: 78, scale: 0 }),
    isSpam: boolean('spam').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.account, table.block, table.position, table.ordinal] }),
    index('transfers_by_block').on(table.chain, table.block),
  ],
)

/** Names of the gateway's zone. */
export const names = pgTable(
  'names',
  {
    /** The part of the name before the zone, in lower case. */
    label: text().primaryKey(),
    /** With its checksum. */
    owner: text().notNull(),
    registeredAt: time('registered_at').notNull().defaultNow(),
    /** The chain on which the owner asked for it, by ENSIP-11. */
    coinType: bigint('coin_type', { mode: 'number' }).notNull(),
    /** True if a key signed: the owner has the address on every EVM chain. A contract may be another's there. */
    hasKey: boolean('has_key').notNull(),
    avatar: text(),
    bio: text(),
    /** The message that the owner signed, as evidence. */
    message: text().notNull(),
    signature: text().notNull(),
  },
  (table) => [index('names_by_owner').on(table.owner)],
)
