import type pg from 'pg'
import { isTimeout } from './failure.ts'

export type SessionLimits = {
  /** The server ends a statement that takes longer. */
  statementMs: number
  /** The server ends a statement that waits longer for a lock. */
  lockMs: number
  /** The server ends a transaction in which nothing happens for longer. */
  idleTransactionMs: number
}

type Client = Pick<pg.ClientBase, 'query'>

/** Statements that limit a transaction, for connections whose session may be another one in each. */
const limits = new WeakMap<Client, string>()

/**
 * Gives a new connection its time limits: once, or with each transaction behind a pooler, which would give them to other
 * connections, and this one none. A pooler has no process of the server to name, so it names one of its own.
 */
export async function limitSession(client: Client & { processID?: number | null }, limit: SessionLimits) {
  const { rows } = await client.query('SELECT pg_backend_pid() AS "processId"')
  if (rows[0]?.processId === client.processID) await client.query(toStatements('SET', limit))
  else limits.set(client, toStatements('SET LOCAL', limit))
}

/** Not parameters of the connection: poolers refuse those that they do not know. */
const toStatements = (set: string, { statementMs, lockMs, idleTransactionMs }: SessionLimits) =>
  `${set} statement_timeout = ${statementMs}; ${set} lock_timeout = ${lockMs}; ${set} idle_in_transaction_session_timeout = ${idleTransactionMs}`

/** Limits the transaction that has begun on a connection. */
export async function limitTransaction(client: Client) {
  const statements = limits.get(client)
  if (statements !== undefined) await client.query(statements)
}

/** Runs a statement that is in no transaction. */
export async function withLimits<T>(client: Client, run: () => Promise<T>): Promise<T> {
  const statements = limits.get(client)
  if (statements === undefined) return run()
  await client.query(`BEGIN; ${statements}`)
  try {
    const result = await run()
    await client.query('COMMIT')
    return result
  } catch (error) {
    // On a connection that does not answer it would only wait, too: that one is not used again.
    if (!isTimeout(error)) await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
