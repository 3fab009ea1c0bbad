import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'

type Executor = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>

/** For how long a lease is good after the last renewal, by the clock of the database. */
const TERM_MS = 10_000
/** Renewals in a term: some may fail before the lease ends. */
const RENEWALS = 4

/** The right to do something that one process does at a time. */
export type Lease = {
  /** Aborts once the lease has ended, or may have. */
  signal: AbortSignal
  /**
   * Renews the lease as part of a transaction, to be called first. Another process gets the lease only when the transaction
   * has ended.
   *
   * @throws {LeaseLostError} the lease has ended, as that of a process that was paused
   */
  hold: (transaction: Executor) => Promise<void>
}

/** Undoes a write of a lease's holder, because another process may have the lease. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
  constructor(lease: string) {
    super(`The lease "${lease}" has ended.`)
  }
}

/** Makes the table of leases, in the transaction that brings the tables up to date. */
export const createLeaseTable = (db: Executor) =>
  db.execute(
    sql`CREATE TABLE IF NOT EXISTS leases (name text PRIMARY KEY, holder text NOT NULL, term bigint NOT NULL, expires timestamptz NOT NULL)`,
  )

export type CreateLeasesParameters = {
  /** Connections that nothing else keeps busy. */
  pool: Pick<pg.Pool, 'query'>
  termMs?: number
}

/**
 * Leases in a table. They need no session, so they work behind any pooler, and only the clock of the database counts. Each is a
 * new term, so that a holder of an earlier one can be told from the present one.
 */
export function createLeases({ pool, termMs = TERM_MS }: CreateLeasesParameters) {
  const holder = randomUUID()
  const held = new Set<string>()
  const end = sql`clock_timestamp() + ${termMs} * interval '1 millisecond'`

  /** Takes a lease that has ended, or is this process's own. The clock is read again when the row was waited for. */
  const take = (name: string) => sql`
    INSERT INTO leases (name, holder, term, expires)
    SELECT ${name}, ${holder}, 1, ${end}
    WHERE NOT EXISTS (SELECT 1 FROM leases WHERE name = ${name} AND holder <> ${holder} AND expires > clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET holder = ${holder}, term = leases.term + 1, expires = ${end}
    WHERE leases.holder = ${holder} OR leases.expires <= clock_timestamp()
    RETURNING term`

  const renew = (name: string, term: string) => sql`
    UPDATE leases SET expires = ${end}
    WHERE name = ${name} AND holder = ${holder} AND term = ${term} AND expires > clock_timestamp()
    RETURNING term`

  const release = (name: string, term: string) => sql`
    UPDATE leases SET expires = clock_timestamp() WHERE name = ${name} AND holder = ${holder} AND term = ${term}`

  async function query(statement: SQL): Promise<Record<string, unknown>[]> {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    return (await pool.query(text, params)).rows
  }

  return {
    /** Runs `task` while this process has the lease. Undefined when another one has it. */
    async lead<R>(name: string, task: (lease: Lease) => Promise<R>): Promise<R | undefined> {
      let until = performance.now() + termMs
      const [taken] = await query(take(name))
      if (taken === undefined) return undefined
      const term = String(taken.term)
      const [lost, done] = [new AbortController(), new AbortController()]
      held.add(name)

      async function keep() {
        while (!done.signal.aborted && !lost.signal.aborted) {
          await wait(termMs / RENEWALS, undefined, { signal: done.signal }).catch(() => {})
          if (done.signal.aborted) return
          const sent = performance.now()
          const renewed = await query(renew(name, term)).catch(() => undefined)
          if (renewed !== undefined && renewed.length > 0) until = sent + termMs
          if (renewed?.length === 0 || performance.now() >= until) lost.abort()
        }
      }

      const keeping = keep()
      try {
        return await task({
          signal: lost.signal,
          async hold(transaction) {
            const sent = performance.now()
            const { rows } = (await transaction.execute(renew(name, term))) as unknown as { rows: unknown[] }
            if (rows.length > 0) until = Math.max(until, sent + termMs)
            else {
              lost.abort()
              throw new LeaseLostError(name)
            }
          },
        })
      } finally {
        done.abort()
        await keeping
        held.delete(name)
        // One that cannot be given back ends by itself.
        await query(release(name, term)).catch(() => {})
      }
    },

    /** Gives all leases back, so that other processes need not wait until they end. */
    async destroy() {
      if (held.size > 0)
        await query(sql`UPDATE leases SET expires = clock_timestamp() WHERE holder = ${holder}`).catch(
          () => {},
        )
    },
  }
}

const dialect = new PgDialect()
