import { OperatorError } from '../errors.ts'
import { type CreateRatesParameters, createRates, type RateStore, type Rates } from './createRates.ts'
import type { RateStoreName } from './rateStore.ts'

export type OpenRatesParameters = Pick<CreateRatesParameters, 'processes'> &
  Pick<RateStore, 'onAway' | 'onBack'> & {
    store: RateStoreName
    /** Of the setting that holds `store`, for the operator. */
    storeVariable: string
    databaseUrl: string | undefined
    /** The environment variable that holds `databaseUrl`. */
    databaseVariable?: string
    /** Of `REDIS_URL`. */
    redisUrl?: string | undefined
  }

/**
 * Opens the limits of a server.
 *
 * @throws {OperatorError} there is no such store, or it cannot be used
 */
export async function openRates({
  processes,
  store,
  onAway,
  onBack,
  ...place
}: OpenRatesParameters): Promise<Rates> {
  if (store === 'memory') return createRates({ processes })
  const opened = await (store === 'redis' ? openRedis(place) : openPostgres(place))
  return createRates({ processes, store: { ...opened, onAway, onBack } })
}

type Place = Omit<OpenRatesParameters, 'processes' | 'store' | 'onAway' | 'onBack'>

async function openRedis({ redisUrl, storeVariable }: Place) {
  if (redisUrl === undefined)
    throw new OperatorError(
      `${storeVariable}=redis needs a Redis or Valkey. Set REDIS_URL, or count in memory.`,
      {
        section: 'settings',
      },
    )
  // Its library is loaded only where it is used.
  const { openRedisStore } = await import('./openRedisStore.ts')
  return openRedisStore({ url: redisUrl, urlVariable: 'REDIS_URL' })
}

async function openPostgres({ databaseUrl, databaseVariable = 'DATABASE_URL', storeVariable }: Place) {
  if (databaseUrl === undefined)
    throw new OperatorError(
      `${storeVariable}=postgres needs a Postgres. Set ${databaseVariable}, or count in memory.`,
      { section: 'settings' },
    )
  const { openPostgresStore } = await import('./openPostgresStore.ts')
  return openPostgresStore({ url: databaseUrl, urlVariable: databaseVariable })
}
