import type { Lease } from '@foyer/server-kit'
import { and, desc, eq, gt, inArray, isNull, lt, lte, max, sql } from 'drizzle-orm'
import type { NodeCheck } from '../chain/createUpstreams.ts'
import { chunksOf } from '../chunksOf.ts'
import type { Database } from './createDatabase.ts'
import {
  blocks,
  events,
  type FeatureSwitches,
  names,
  nodeChecks,
  projects,
  transactions,
  transfers,
} from './schema.ts'

export type Project = typeof projects.$inferSelect
export type NewEvent = typeof events.$inferInsert
export type TransactionRow = typeof transactions.$inferSelect
export type TransferRow = typeof transfers.$inferSelect
export type NameRow = typeof names.$inferSelect
export type NewName = typeof names.$inferInsert

/** One block as the scanner has read it. */
export type ScannedBlock = {
  number: bigint
  hash: string
  transactions: TransactionRow[]
  transfers: TransferRow[]
}

/** The lease of the chain, without which nothing of it is written. */
type WriteLease = Pick<Lease, 'hold'>
type AddBlocksOptions = { keepAfter: bigint; lease: WriteLease }

/** The start of a page of a history: the place in the chain of the last transaction the client has. */
export type HistoryCursor = { block: bigint; position: number }

export type Store = ReturnType<typeof createStore>

/** Rows of one INSERT: Postgres takes 65,535 parameters a statement. */
const ROWS_A_STATEMENT = 500

/** Transactions that one statement deletes, besides the others of their last block. Each has some transfers. */
const SCANNED_AT_ONCE = 2_000

/** Events that one statement deletes. */
const DELETED_AT_ONCE = 5_000

/** First key of the locks by owner; any number that no other lock of two keys has. */
const OWNER_LOCK = 7_361

/** The only module that reads and writes the tables. Writes resolve after COMMIT. */
export function createStore({ drizzle: db }: Pick<Database, 'drizzle'>) {
  return {
    async findProject(id: string): Promise<Project | undefined> {
      const [project] = await db
        .select()
        .from(projects)
        .where(and(eq(projects.id, id), isNull(projects.disabledAt)))
      return project
    },

    listProjects: () => db.select().from(projects).orderBy(projects.createdAt),

    /** False when the id is taken. */
    async createProject(project: Pick<Project, 'id' | 'name' | 'origins' | 'analytics'>) {
      const created = await db
        .insert(projects)
        .values({ ...project, features: {} })
        .onConflictDoNothing()
        .returning({ id: projects.id })
      return created.length > 0
    },

    /** The project as it is now; undefined when none has the id. */
    async updateProject(
      id: string,
      changes: Partial<Pick<Project, 'origins' | 'analytics' | 'disabledAt' | 'perMinute' | 'name'>> & {
        features?: FeatureSwitches
      },
    ): Promise<Project | undefined> {
      const [changed] = await db.update(projects).set(changes).where(eq(projects.id, id)).returning()
      return changed
    },

    /** Keeps events; one that is there already is left as it is. */
    async addEvents(rows: readonly NewEvent[]) {
      if (rows.length > 0)
        await db
          .insert(events)
          .values([...rows])
          .onConflictDoNothing()
    },

    /** Deletes in parts, each within the time of a statement. Processes that delete at once take different rows. */
    async deleteEventsBefore(time: Date) {
      const old = sql`SELECT ctid FROM ${events} WHERE ${lt(events.receivedAt, time)} LIMIT ${DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED`
      for (let count = DELETED_AT_ONCE; count === DELETED_AT_ONCE; )
        count = (await db.delete(events).where(sql`ctid IN (${old})`).returning({ id: events.id })).length
    },

    /** Deletes the blocks of a chain from before `time`, in parts, each whole or not at all. */
    async deleteBlocksBefore(chain: string, time: Date) {
      const oldest = db
        .select({ block: transactions.block, minedAt: transactions.minedAt })
        .from(transactions)
        .where(eq(transactions.chain, chain))
        .orderBy(transactions.block)
        .limit(SCANNED_AT_ONCE)
        .as('oldest')
      for (;;) {
        const [found] = await db
          .select({ block: max(oldest.block) })
          .from(oldest)
          .where(lt(oldest.minedAt, time))
        const last = found?.block
        if (last === null || last === undefined) return
        await db.transaction(async (tx) => {
          for (const table of [transfers, transactions])
            await tx.delete(table).where(and(eq(table.chain, chain), lte(table.block, last)))
        })
      }
    },

    /** The time at which the oldest event was received. */
    async readFirstEvent(): Promise<Date | undefined> {
      const [row] = await db
        .select({ time: events.receivedAt })
        .from(events)
        .orderBy(events.receivedAt)
        .limit(1)
      return row?.time
    },

    /** The oldest block of a chain whose transactions are kept, and when it was mined. */
    async readFirstBlock(chain: string) {
      const [row] = await db
        .select({ number: transactions.block, time: transactions.minedAt })
        .from(transactions)
        .where(eq(transactions.chain, chain))
        .orderBy(transactions.block)
        .limit(1)
      return row
    },

    /** Reads the names and events of an address in lower case, without its history on the chain. */
    async readPerson(address: string) {
      const isOwner = eq(sql`lower(${names.owner})`, address)
      const isOfAddress = eq(sql`lower(${events.address})`, address)
      return {
        names: await db.select().from(names).where(isOwner),
        events: await db.select().from(events).where(isOfAddress),
      }
    },

    /** Deletes the names of an address, and takes it out of the events. Returns how many there were. */
    async deletePerson(address: string) {
      const isOwner = eq(sql`lower(${names.owner})`, address)
      const isOfAddress = eq(sql`lower(${events.address})`, address)
      const deleted = await db.delete(names).where(isOwner).returning({ label: names.label })
      const changed = sql`SELECT ctid FROM ${events} WHERE ${isOfAddress} LIMIT ${DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED`
      let total = 0
      for (let count = DELETED_AT_ONCE; count === DELETED_AT_ONCE; total += count)
        count = (
          await db
            .update(events)
            .set({ address: null })
            .where(sql`ctid IN (${changed})`)
            .returning({ id: events.id })
        ).length
      return { names: deleted.length, events: total }
    },

    /** Counts how often each event of a project happened since `since`, most frequent first. */
    countEvents: (projectId: string, since: Date) =>
      db
        .select({
          type: events.type,
          event: events.event,
          count: sql`count(*)`.mapWith(Number),
        })
        .from(events)
        .where(and(eq(events.projectId, projectId), gt(events.receivedAt, since)))
        .groupBy(events.type, events.event)
        .orderBy(desc(sql`count(*)`), events.type, events.event),

    async findName(label: string): Promise<NameRow | undefined> {
      const [row] = await db.select().from(names).where(eq(names.label, label))
      return row
    },

    /** Names of an account, the one it has had longest first. `owner` is with its checksum. */
    listNames: (owner: string) =>
      db.select().from(names).where(eq(names.owner, owner)).orderBy(names.registeredAt, names.label),

    /** Returns those of the labels that are taken. */
    async findTaken(labels: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ label: names.label })
        .from(names)
        .where(inArray(names.label, [...labels]))
      return rows.map(({ label }) => label)
    },

    /**
     * Keeps a name, unless another account has it or the owner has `most` already. The owner's own name is left as it
     * is, so that a request whose answer was lost can be repeated.
     */
    addName: (name: NewName, most: number): Promise<'registered' | 'taken' | 'tooMany'> =>
      db.transaction(async (tx) => {
        // Requests of one owner wait for each other, so that their names are counted one after the other.
        await tx.execute(sql`select pg_advisory_xact_lock(${OWNER_LOCK}, hashtext(${name.owner}))`)
        const owned = await tx.select().from(names).where(eq(names.owner, name.owner))
        if (owned.some(({ label }) => label === name.label)) return 'registered'
        const [taken] = await tx.select().from(names).where(eq(names.label, name.label))
        if (taken) return 'taken'
        if (owned.length >= most) return 'tooMany'
        // Of two owners that ask at once, one finds the row of the other.
        const added = await tx.insert(names).values(name).onConflictDoNothing().returning()
        return added.length > 0 ? 'registered' : 'taken'
      }),

    /** Keeps what was found of the nodes, and forgets those that no process has any more. */
    writeNodeChecks: (checks: readonly (NodeCheck & { chain: string })[], lease: WriteLease) =>
      db.transaction(async (tx) => {
        await lease.hold(tx)
        for (const check of checks) {
          const changes = { ...check, checkedAt: sql`now()` }
          await tx
            .insert(nodeChecks)
            .values(changes)
            .onConflictDoUpdate({ target: [nodeChecks.chain, nodeChecks.node], set: changes })
        }
        await tx.delete(nodeChecks).where(sql`${nodeChecks.checkedAt} < now() - interval '1 day'`)
      }),

    /** The results of checks in the last seconds, by the clock of the database. */
    readNodeChecks: (seconds: number) =>
      db
        .select()
        .from(nodeChecks)
        .where(sql`${nodeChecks.checkedAt} > now() - ${seconds} * interval '1 second'`),

    /** The newest blocks that were read, newest first. */
    readBlocks: (chain: string) =>
      db.select().from(blocks).where(eq(blocks.chain, chain)).orderBy(desc(blocks.number)),

    /** Adds blocks with what happened in them and forgets hashes of blocks up to `keepAfter`, all or nothing. */
    addBlocks: (chain: string, scanned: readonly ScannedBlock[], { keepAfter, lease }: AddBlocksOptions) =>
      db.transaction(async (tx) => {
        await lease.hold(tx)
        await tx.insert(blocks).values(scanned.map(({ number, hash }) => ({ chain, number, hash })))
        for (const rows of chunksOf(
          scanned.flatMap((block) => block.transactions),
          ROWS_A_STATEMENT,
        ))
          await tx.insert(transactions).values(rows)
        for (const rows of chunksOf(
          scanned.flatMap((block) => block.transfers),
          ROWS_A_STATEMENT,
        ))
          await tx.insert(transfers).values(rows)
        await tx.delete(blocks).where(and(eq(blocks.chain, chain), lte(blocks.number, keepAfter)))
      }),

    /** Forgets all that happened after block `number`. */
    removeBlocksAfter: (chain: string, number: bigint, lease: WriteLease) =>
      db.transaction(async (tx) => {
        await lease.hold(tx)
        for (const table of [transfers, transactions])
          await tx.delete(table).where(and(eq(table.chain, chain), gt(table.block, number)))
        await tx.delete(blocks).where(and(eq(blocks.chain, chain), gt(blocks.number, number)))
      }),

    /** Transactions that concern an account, newest first, each with the account's transfers. */
    async readHistory(
      chain: string,
      account: string,
      { after, limit }: { after?: HistoryCursor | undefined; limit: number },
    ) {
      const { block, position, hash } = transfers
      const isOfAccount = and(eq(transfers.chain, chain), eq(transfers.account, account))
      const places = await db
        // One transaction has one place, and so one hash.
        .select({ block, position, hash: sql<string>`min(${hash})` })
        .from(transfers)
        .where(and(isOfAccount, after && olderThan(after)))
        // The key has these columns, so Postgres reads the rows of this page alone.
        .groupBy(block, position)
        .orderBy(desc(block), desc(position))
        .limit(limit)
      const [newest, oldest] = [places.at(0), places.at(-1)]
      if (newest === undefined || oldest === undefined) return []
      const hashes = places.map((place) => place.hash)
      const [found, moved] = await Promise.all([
        db
          .select()
          .from(transactions)
          .where(and(eq(transactions.chain, chain), inArray(transactions.hash, hashes))),
        db
          .select()
          .from(transfers)
          .where(
            and(
              isOfAccount,
              // Places bound the rows that are read: no index has the hash.
              sql`(${block}, ${position}) BETWEEN (${oldest.block}, ${oldest.position}) AND (${newest.block}, ${newest.position})`,
              inArray(hash, hashes),
            ),
          )
          .orderBy(transfers.ordinal),
      ])
      return places.flatMap((place) => {
        const transaction = found.find((row) => row.hash === place.hash)
        return transaction ? [{ transaction, transfers: moved.filter((row) => row.hash === place.hash) }] : []
      })
    },
  }
}

const olderThan = ({ block, position }: HistoryCursor) =>
  sql`(${transfers.block}, ${transfers.position}) < (${block}, ${position})`
