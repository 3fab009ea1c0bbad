import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from './createDatabase.ts'
import { events } from './schema.ts'

export type NewEvent = typeof events.$inferInsert

/** Events that one statement deletes or changes. */
export const DELETED_AT_ONCE = 5_000

/** The events that dapps have reported. */
export function createEventStore(db: Database['drizzle']) {
  return {
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

    /** The time at which the oldest event was received. */
    async readFirstEvent(): Promise<Date | undefined> {
      const [row] = await db
        .select({ time: events.receivedAt })
        .from(events)
        .orderBy(events.receivedAt)
        .limit(1)
      return row?.time
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
  }
}
