import type pg from 'pg'
import { isTimeout, NoConnectionError } from './failure.ts'

/**
 * Runs `task` on a connection of the pool. The connection is used again only if its last statement was answered and no
 * transaction is open on it: on any other one the next statement would be answered, and undone later.
 */
export async function withConnection<T>(
  pool: pg.Pool,
  task: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((cause) => {
    throw new NoConnectionError({ cause })
  })
  let isAnswered = false
  try {
    const result = await task(client)
    isAnswered = true
    return result
  } catch (error) {
    isAnswered = !isTimeout(error)
    throw error
  } finally {
    client.release(!isAnswered || client.getTransactionStatus() !== 'I')
  }
}
