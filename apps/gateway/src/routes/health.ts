import type { Chains } from '../chain/createChains.ts'
import type { App } from '../http/types.ts'
import type { Database } from '../store/createDatabase.ts'

export type HealthParameters = {
  chains: Chains
  database: Pick<Database, 'ping'>
  /** True once the process has been told to end. */
  isEnding: () => boolean
}

/** `/health`: the process runs. `/ready`: the database answers, and each chain has an upstream of the right id. */
export function addHealthRoutes(app: App, { chains, database, isEnding }: HealthParameters) {
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/ready', async (c) => {
    const isDatabaseReady = await database.ping().then(
      () => true,
      () => false,
    )
    const missing = chains.list.filter(({ upstreams }) => !upstreams.isReady()).map(({ id }) => id)
    const isReady = isDatabaseReady && missing.length === 0 && !isEnding()
    return c.json(
      {
        status: isReady ? 'ready' : isEnding() ? 'ending' : 'waiting',
        database: isDatabaseReady,
        chainsWithoutUpstream: missing,
      },
      isReady ? 200 : 503,
    )
  })
}
