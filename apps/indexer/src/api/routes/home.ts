import type { ChainReads } from '../createChainReads.ts'
import { homeSchema } from '../schemas.ts'
import { type App, createRoute, PUBLIC } from '../types.ts'
import { answers } from './describe.ts'

const homeRoute = createRoute({
  method: 'get',
  path: '/v1/home',
  policy: PUBLIC,
  summary: 'What a visitor without a wallet sees of the sale, read from the chain once a second',
  responses: {
    ...answers(homeSchema),
    304: { description: 'It is as the `If-None-Match` of the request says.' },
  },
})

export function addHomeRoute(app: App, { home }: Pick<ChainReads, 'home'>) {
  app.openapi(homeRoute, async (c) => {
    const view = await home()
    const etag = `W/"${view.asOf.blockNumber}-${view.asOf.timestamp}"`
    c.header('ETag', etag)
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
    return c.json(view, 200)
  })
}
