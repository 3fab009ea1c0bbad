import { Socket } from 'node:net'
import pg from 'pg'
import { limitSession, type SessionLimits, withLimits } from './limits.ts'
import { withConnection } from './withConnection.ts'

export type PoolTimeouts = SessionLimits & {
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
  /** Behind a pooler statements go without limits, where one that is done late does no harm. Default false. */
  isLax?: boolean
}

/** A pool whose statements are ended by the server before the client gives them up: what has failed is then undone. */
export function createPool(
  connectionString: string,
  { max = 10, isLax = false, ...changes }: PoolOptions = {},
): Pool {
  const timeouts = { ...TIMEOUTS, ...changes }
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    connectionString,
    max,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.answerMs,
    onConnect: (client) => limitSession(client, timeouts),
    stream() {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
  })
  const query = (...statement: Parameters<pg.ClientBase['query']>) =>
    withConnection(pool, (client) => {
      const run = async () => client.query(...statement)
      return isLax ? run() : withLimits(client, run)
    })
  pool.query = query as unknown as typeof pool.query
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
