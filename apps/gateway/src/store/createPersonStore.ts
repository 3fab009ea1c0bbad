import { eq, sql } from 'drizzle-orm'
import type { Database } from './createDatabase.ts'
import { DELETED_AT_ONCE } from './createEventStore.ts'
import { events, names } from './schema.ts'

/** All that is kept of one person: the names and events of an address. */
export function createPersonStore(db: Database['drizzle']) {
  return {
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
  }
}
