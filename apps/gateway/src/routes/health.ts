import { invalidRequest } from '@foyer/server-kit'
import type { Chains } from '../chain/createChains.ts'
import type { App } from '../http/types.ts'
import type { Database } from '../store/createDatabase.ts'

export type HealthParameters = {
  chains: Chains
  database: Pick<Database, 'ping' | 'isStuck'>
  /** True once the process has been told to end. */
  isEnding: () => boolean
}

/**
 * `/health`: the process runs, and another start would not help it. `/ready`: the database answers, and any chain has an
 * upstream of the right id, for one chain's node must not take all processes out of a balancer. `/ready?chain=` asks for one.
 */
export function addHealthRoutes(app: App, { chains, database, isEnding }: HealthParameters) {
  app.get('/health', (c) =>
    database.isStuck() ? c.json({ status: 'stuck' }, 503) : c.json({ status: 'ok' }, 200),
  )
  app.get('/ready', async (c) => {
    const asked = c.req.query('chain')
    if (asked !== undefined && !chains.find(asked))
      throw invalidRequest([{ name: 'chain', description: 'Expected the CAIP-2 id of a configured chain.' }])
    const isDatabaseReady = await database.ping().then(
      () => true,
      () => false,
    )
    const missing = chains.list.filter(({ upstreams }) => !upstreams.isReady()).map(({ id }) => id)
    const hasChain = asked === undefined ? isAny(chains.list, missing) : !missing.includes(asked)
    const isReady = isDatabaseReady && hasChain && !isEnding()
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

const isAny = ({ length }: Chains['list'], missing: readonly string[]) =>
  length === 0 || missing.length < length
