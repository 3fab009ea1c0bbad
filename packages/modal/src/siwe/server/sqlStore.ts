import { toSession } from '../toSessions.ts'
import type { SiweStore } from './memoryStore.ts'

/** Runs one statement with values for `$1`, `$2` and so on, and resolves with its rows. */
export type SqlQuery = (
  statement: string,
  values: (string | number)[],
) => Promise<readonly unknown[]> | readonly unknown[]

/** The tables of `sqlStore`. Run it once, for example as a migration. */
export const siweTables = `
create table if not exists foyer_siwe_nonces (nonce text primary key, expires_at bigint not null);
create table if not exists foyer_siwe_sessions (
  key text primary key, session text not null, expires_at bigint not null
);
create index if not exists foyer_siwe_nonces_expire on foyer_siwe_nonces (expires_at);
create index if not exists foyer_siwe_sessions_expire on foyer_siwe_sessions (expires_at);
`

type SqlStoreParameters = {
  /** Milliseconds since 1970. Default the host's clock. */
  now?: (() => number) | undefined
}

/**
 * A store in Postgres, SQLite or another database with their `on conflict`. What has expired goes with the next sign-in.
 *
 * @example
 * sqlStore(async (statement, values) => (await pool.query(statement, values)).rows) // pg
 */
export function sqlStore(query: SqlQuery, { now = Date.now }: SqlStoreParameters = {}): SiweStore {
  return {
    async consumeNonce(nonce, expiresAt) {
      // Of two requests at the same time only one inserts the row.
      const rows = await query(
        'insert into foyer_siwe_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce',
        [nonce, expiresAt],
      )
      return rows.length === 1
    },
    async addSession(key, session, expiresAt) {
      await query('delete from foyer_siwe_nonces where expires_at <= $1', [now()])
      await query('delete from foyer_siwe_sessions where expires_at <= $1', [now()])
      await query('insert into foyer_siwe_sessions (key, session, expires_at) values ($1, $2, $3)', [
        key,
        JSON.stringify(session),
        expiresAt,
      ])
    },
    async getSession(key) {
      const [row] = await query(
        'select session from foyer_siwe_sessions where key = $1 and expires_at > $2',
        [key, now()],
      )
      return toSession((row as { session?: unknown } | undefined)?.session)
    },
    async removeSession(key) {
      await query('delete from foyer_siwe_sessions where key = $1', [key])
    },
  }
}
