import * as z from 'zod'
import { createCache } from '../cache.ts'
import type { Chains } from '../chain/createChains.ts'
import { type GasPrices, readGasPrices } from '../chain/readGasPrices.ts'
import { type App, createRoute } from '../http/types.ts'
import { findChain } from './chainParameter.ts'
import { chainAnswers, projectQuery } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

const GAS_FRESH_MS = 5_000

const supportedRoute = createRoute({
  method: 'get',
  path: '/v1/supported-chains',
  policy: { access: 'page', limit: 'chain' },
  summary: 'CAIP-2 ids of the chains that this gateway serves',
  request: { query: projectQuery },
  responses: chainAnswers(z.object({ http: z.array(z.string()), ws: z.array(z.string()) })),
})

const gasRoute = createRoute({
  method: 'get',
  path: '/v1/convert/gas-price',
  policy: { access: 'page', limit: 'chain' },
  summary: 'Gas prices in wei',
  request: { query: projectQuery.extend({ chainId: z.string() }) },
  responses: chainAnswers(z.object({ standard: z.string(), fast: z.string(), instant: z.string() })),
})

export function addChainRoutes(app: App, chains: Chains) {
  const gasPrices = createCache<GasPrices>({
    max: chains.list.length,
    freshMs: GAS_FRESH_MS,
    read: (id) => readGasPrices(findChain(chains, id)),
  })

  app.openapi(supportedRoute, (c) => {
    c.header('cache-control', 'public, max-age=300, stale-while-revalidate=3600')
    return c.json({ http: chains.list.map(({ id }) => id), ws: [] }, 200)
  })

  app.openapi(gasRoute, async (c) => {
    const { id } = findChain(chains, c.req.valid('query').chainId)
    return c.json(await fromUpstreams(() => gasPrices.get(id)), 200)
  })
}
