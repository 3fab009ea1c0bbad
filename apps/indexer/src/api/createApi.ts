import { OpenAPIHono } from '@hono/zod-openapi'
import { allowOrigins } from './allowOrigins.ts'
import { answerOnce } from './answerOnce.ts'
import type { ChainReads } from './createChainReads.ts'
import type { Store } from './createStore.ts'
import { notFound, onError, refuseInvalid } from './errors.ts'
import type { Pictures } from './pictures/createPictures.ts'
import { BLOCK_PATHS } from './publicPaths.ts'
import { addAdministrationRoutes } from './routes/administration.ts'
import { addHomeRoute } from './routes/home.ts'
import { addPictureRoutes } from './routes/pictures.ts'
import { addStatusRoute } from './routes/status.ts'
import { addTotalsRoutes } from './routes/totals.ts'
import { addUserRoutes } from './routes/users.ts'
import { share } from './share.ts'

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
}

/** The read API as a Hono app; schemas.ts has the shapes of its answers, `/openapi.json` its description. */
export function createApi(parameters: CreateApiParameters) {
  const { chain, pictures, network, chainId, rootCode, corsOrigins } = parameters
  // Each answer names the newest block, which is asked for once in a while for all of them.
  const store = { ...parameters.store, head: share(parameters.store.head, HEAD_MS) }
  const app = new OpenAPIHono({ defaultHook: refuseInvalid })
  app.use(allowOrigins(corsOrigins))
  app.onError(onError)
  for (const path of BLOCK_PATHS) app.use(path, answerOnce(store))
  addUserRoutes(app, store)
  addTotalsRoutes(app, store)
  addAdministrationRoutes(app, store)
  addPictureRoutes(app, { store, pictures, rootCode })
  addHomeRoute(app, chain)
  addStatusRoute(app, { store, chain, network, chainId })
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Genesis presale: read API', version: '1' },
  })
  app.all('/*', notFound)
  return app
}
