import { OpenAPIHono } from '@hono/zod-openapi'
import { allowOrigins } from './allowOrigins.ts'
import type { Store } from './createStore.ts'
import { notFound, onError, refuseInvalid } from './errors.ts'
import type { Pictures } from './pictures/createPictures.ts'
import { addAdministrationRoutes } from './routes/administration.ts'
import { addPictureRoutes } from './routes/pictures.ts'
import { addStatusRoute } from './routes/status.ts'
import { addTotalsRoutes } from './routes/totals.ts'
import { addUserRoutes } from './routes/users.ts'

export type CreateApiParameters = {
  store: Store
  pictures: Pictures
  network: string
  chainId: number
  rootCode: string
  /** Pages that may read the answers; compared exactly. */
  corsOrigins: readonly string[]
}

/** The read API as a Hono app; schemas.ts has the shapes of its answers, `/openapi.json` its description. */
export function createApi(parameters: CreateApiParameters) {
  const { store, pictures, network, chainId, rootCode, corsOrigins } = parameters
  const app = new OpenAPIHono({ defaultHook: refuseInvalid })
  app.use(allowOrigins(corsOrigins))
  app.onError(onError)
  addUserRoutes(app, store)
  addTotalsRoutes(app, store)
  addAdministrationRoutes(app, store)
  addPictureRoutes(app, { store, pictures, rootCode })
  addStatusRoute(app, { store, network, chainId })
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Genesis presale: read API', version: '1' },
  })
  app.all('/*', notFound)
  return app
}
