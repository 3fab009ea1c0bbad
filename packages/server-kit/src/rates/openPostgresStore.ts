import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { createPool } from '../database/createPool.ts'
import { describeFailure } from '../database/describeFailure.ts'
import { OperatorError } from '../errors.ts'
import type { RateStore } from './createRates.ts'
import { prepareRateTable, TABLE } from './prepareRateTable.ts'

/**
 * A request waits for its count, so a database that is slow counts as away soon. Counts of one client wait for each other, for
 * as long as a transaction has several statements.
 */
const POOL = { max: 4, isLax: true, connectMs: 1_000, statementMs: 1_000, lockMs: 500, answerMs: 1_500 }

const CLEAN_UP_MS = 5 * 60_000

export type OpenPostgresStoreParameters = {
  url: string
  /** The environment variable that holds `url`. */
  urlVariable: string
}

/** @throws {OperatorError} the database cannot be used */
export async function openPostgresStore({
  url,
  urlVariable,
}: OpenPostgresStoreParameters): Promise<Pick<RateStore, 'createLimiter' | 'destroy'>> {
  await prepareRateTable(url).catch((cause) => {
    const { text, isTemporary } = describeFailure(cause, url)
    throw new OperatorError(`Requests cannot be counted in the database of ${urlVariable}. ${text}`, {
      section: 'what-can-go-wrong',
      isTemporary,
      cause,
    })
  })
  const { pool, destroy } = createPool(url, POOL)
  const deleteOld = () =>
    void pool.query(`DELETE FROM ${TABLE} WHERE expire < $1`, [Date.now()]).catch(() => {})
  const timer = setInterval(deleteOld, CLEAN_UP_MS)
  timer.unref()
  return {
    createLimiter: ({ name, points, seconds }) =>
      new RateLimiterPostgres({
        // A prepared statement is of a session, and a pooler may give each transaction another one.
        storeClient: {
          query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
        },
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        // Requests above the limit cost the database nothing.
        inMemoryBlockOnConsumed: points + 1,
      }),
    async destroy() {
      clearInterval(timer)
      await destroy()
    },
  }
}
