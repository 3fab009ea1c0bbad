import type { ChainReads } from '../createChainReads.ts'
import type { Store } from '../createStore.ts'
import { readHead } from '../head.ts'
import { statusSchema } from '../schemas.ts'
import { type App, createRoute, PUBLIC } from '../types.ts'
import { answers } from './describe.ts'

const statusRoute = createRoute({
  method: 'get',
  path: '/v1/status',
  policy: PUBLIC,
  summary: 'Which chain is indexed, and how far',
  responses: answers(statusSchema),
})

/** Seconds behind the chain from which an indexer that was live counts as stalled. The site goes by the same number. */
const STALLED_AFTER = 120

export type AddStatusRouteParameters = {
  store: Pick<Store, 'head'>
  chain: Pick<ChainReads, 'time'>
  network: string
  chainId: number
}

export function addStatusRoute(app: App, { store, chain, network, chainId }: AddStatusRouteParameters) {
  app.openapi(statusRoute, async (c) => {
    const [head, time] = await Promise.all([readHead(store), chain.time()])
    const lagSeconds = Math.max(0, time - head.asOf.timestamp)
    const isStalled = head.status === 'live' && lagSeconds > STALLED_AFTER
    const status = isStalled ? ('stalled' as const) : head.status
    return c.json({ status, network, chainId, lagSeconds, asOf: head.asOf }, 200)
  })
}
