import type { Log } from '@foyer/server-kit'
import { createOpenApiApp } from '@foyer/server-kit/openapi'
import { allowAll, allowOrigins } from './allowOrigins.ts'
import { answerOnce } from './answerOnce.ts'
import type { ChainReads } from './createChainReads.ts'
import type { Store } from './createStore.ts'
import type { Pictures } from './pictures/createPictures.ts'
import { addAdministrationRoutes } from './routes/administration.ts'
import { addHomeRoute } from './routes/home.ts'
import { addPictureRoutes } from './routes/pictures.ts'
import { addStatusRoute } from './routes/status.ts'
import { addTotalsRoutes } from './routes/totals.ts'
import { addUserRoutes } from './routes/users.ts'
import { share } from './share.ts'
import type { Access, App, Env } from './types.ts'

/** Milliseconds for which the newest block is taken to be the same. */
const HEAD_MS = 100

export type CreateApiParameters = {
  store: Store
  chain: ChainReads
  pictures: Pictures
  network: string
  chainId: number
  rootCode: string
  /** Pages that may read the answers about users; compared exactly. */
  corsOrigins: readonly string[]
  log: Log
}

/** The read API; schemas.ts has the shapes of its answers, `/openapi.json` its description. */
export function createApi(parameters: CreateApiParameters): App {
  const { chain, pictures, network, chainId, rootCode, corsOrigins, log } = parameters
  // Each answer names the newest block, which is asked for once in a while for all of them.
  const store = { ...parameters.store, head: share(parameters.store.head, HEAD_MS) }
  const once = answerOnce(store)
  const app: App = createOpenApiApp<Env, Access, 'address'>({
    title: 'Genesis presale: read API',
    access: { public: [allowAll], sitePages: [allowOrigins(corsOrigins)] },
    // The guard in front of Ponder's server has counted the request.
    limits: { address: async () => undefined },
    unknown: 'address',
    // Ponder has its own.
    hasProbes: false,
    log,
  })
  addUserRoutes(app, store)
  addTotalsRoutes(app, { store, once })
  addAdministrationRoutes(app, { store, once })
  addPictureRoutes(app, { store, pictures, rootCode })
  addHomeRoute(app, chain)
  addStatusRoute(app, { store, chain, network, chainId })
  return app
}
