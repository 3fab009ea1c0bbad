import { etag } from 'hono/etag'
import type { Directory } from '../directory/createDirectory.ts'
import { walletPageSchema, walletQuerySchema } from '../directory/wire.ts'
import { type App, createRoute } from '../http/types.ts'
import { answers, projectQuery } from './describe.ts'

const route = createRoute({
  method: 'get',
  path: '/getWallets',
  policy: { access: 'project', limit: 'directory', hasLongAnswers: true },
  middleware: etag(),
  summary: 'Wallets, best match first',
  request: { query: projectQuery.extend(walletQuerySchema.shape) },
  responses: answers(walletPageSchema),
})

export function addWalletRoutes(app: App, directory: Pick<Directory, 'find'>) {
  app.openapi(route, (c) => {
    c.header('cache-control', 'public, max-age=300, stale-while-revalidate=3600')
    return c.json(directory.find(c.req.valid('query')), 200)
  })
}
