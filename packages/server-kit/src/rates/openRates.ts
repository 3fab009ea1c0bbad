import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { createPool } from '../database/createPool.ts'
import { describeFailure } from '../database/describeFailure.ts'
import { OperatorError } from '../errors.ts'
import { type CreateRatesParameters, createRates, type RateStore, type Rates } from './createRates.ts'
import { prepareRateTable, TABLE } from './prepareRateTable.ts'
import type { RateStoreName } from './rateStore.ts'

/** A request waits for its count, so a database that is slow counts as away soon. */
const POOL = { max: 4, connectMs: 1_000, statementMs: 1_000, lockMs: 500, answerMs: 1_500 }

const CLEAN_UP_MS = 5 * 60_000

export type OpenRatesParameters = Pick<CreateRatesParameters, 'processes'> &
  Pick<RateStore, 'onAway' | 'onBack'> & {
    store: RateStoreName
    /** Of the setting that holds `store`, for the operator. */
    storeVariable: string
    databaseUrl: string | undefined
    /** The environment variable that holds `databaseUrl`. */
    databaseVariable?: string
  }

/**
 * Opens the limits of a server.
 *
 * @throws {OperatorError} there is no Postgres, or it cannot be used
 */
export async function openRates({
  processes,
  store,
  storeVariable,
  databaseUrl,
  databaseVariable = 'DATABASE_URL',
  onAway,
  onBack,
}: OpenRatesParameters): Promise<Rates> {
  if (store === 'memory') return createRates({ processes })
  if (databaseUrl === undefined)
    throw new OperatorError(
      `${storeVariable}=postgres needs a Postgres. Set ${databaseVariable}, or count in memory.`,
      { section: 'settings' },
    )
  await prepareRateTable(databaseUrl).catch((cause) => {
    const { text, isTemporary } = describeFailure(cause, databaseUrl)
    throw new OperatorError(`Requests cannot be counted in the database of ${databaseVariable}. ${text}`, {
      section: 'what-can-go-wrong',
      ...{ isTemporary, cause },
    })
  })
  const { pool, destroy } = createPool(databaseUrl, POOL)
  const deleteOld = () =>
    void pool.query(`DELETE FROM ${TABLE} WHERE expire < $1`, [Date.now()]).catch(() => {})
  const timer = setInterval(deleteOld, CLEAN_UP_MS)
  timer.unref()
  return createRates({
    processes,
    store: {
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
      onAway,
      onBack,
      async destroy() {
        clearInterval(timer)
        await destroy()
      },
    },
  })
}
