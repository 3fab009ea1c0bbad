import { Socket } from 'node:net'
import pg from 'pg'

export type PoolTimeouts = {
  /** The server ends a statement that takes longer. */
  statementMs: number
  /** The server ends a statement that waits longer for a lock. */
  lockMs: number
  /** The server ends a transaction in which nothing happens for longer. */
  idleTransactionMs: number
  /** A statement without an answer fails here, for a server that cannot end it. Above the others. */
  answerMs: number
  connectMs: number
  /** Connections that are still in use when the pool ends are cut after this time. */
  endMs: number
}

const TIMEOUTS: PoolTimeouts = {
  statementMs: 8_000,
  lockMs: 4_000,
  idleTransactionMs: 15_000,
  answerMs: 10_000,
  connectMs: 5_000,
  endMs: 2_000,
}

export type Pool = {
  pool: pg.Pool
  /** Ends the pool within its time, whatever the server does. */
  destroy: () => Promise<void>
}

export type PoolOptions = Partial<PoolTimeouts> & {
  /** Connections at most. Default 10. */
  max?: number
}

/** A pool whose statements are ended by the server before the client gives them up: what has failed is then undone. */
export function createPool(connectionString: string, { max = 10, ...changes }: PoolOptions = {}): Pool {
  const timeouts = { ...TIMEOUTS, ...changes }
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    connectionString,
    max,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.answerMs,
    // Not parameters of the connection: poolers refuse those that they do not know.
    onConnect: (client) => limitSession(client, timeouts),
    stream() {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
  })
  // A connection that breaks is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    pool,
    async destroy() {
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, timeouts.endMs)
      await pool.end()
      // The pool has said goodbye, which a server that is frozen does not hear.
      await Promise.all([...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve))))
      clearTimeout(cut)
    },
  }
}

const limitSession = (client: pg.ClientBase, { statementMs, lockMs, idleTransactionMs }: PoolTimeouts) =>
  client.query(
    `SET statement_timeout = ${statementMs}; SET lock_timeout = ${lockMs}; SET idle_in_transaction_session_timeout = ${idleTransactionMs}`,
  )
