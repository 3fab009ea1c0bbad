import * as z from 'zod'
import { type Abilities, toWireFeatures } from '../features.ts'
import { type App, createRoute } from '../http/types.ts'
import { answers, projectQuery } from './describe.ts'

const projectRoute = <T extends z.ZodType>(path: string, summary: string, schema: T) =>
  createRoute({
    method: 'get',
    path,
    policy: { access: 'project', limit: 'directory' },
    summary,
    request: { query: projectQuery },
    responses: answers(schema),
  })

const configRoute = projectRoute(
  '/appkit/v1/config',
  'Features of the project that are on',
  z.object({
    features: z.array(
      z.object({ id: z.string(), isEnabled: z.boolean(), config: z.array(z.string()).nullable() }),
    ),
  }),
)
const originsRoute = projectRoute(
  '/projects/v1/origins',
  'Origins of the project; a page that is not listed learns it here',
  z.object({ allowedOrigins: z.array(z.string()) }),
)
const analyticsRoute = projectRoute(
  '/getAnalyticsConfig',
  'Whether the project keeps analytics events',
  z.object({ isAnalyticsEnabled: z.boolean() }),
)

/** `Cache-Control` of an answer. A CDN gives it out while the gateway is away. */
const CACHING = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'

export function addProjectRoutes(app: App, abilities: Abilities) {
  app.openapi(configRoute, (c) => {
    c.header('cache-control', CACHING)
    return c.json({ features: toWireFeatures(c.get('project').features, abilities) }, 200)
  })
  app.openapi(originsRoute, (c) => {
    c.header('cache-control', CACHING)
    return c.json({ allowedOrigins: c.get('project').origins }, 200)
  })
  app.openapi(analyticsRoute, (c) => {
    c.header('cache-control', CACHING)
    return c.json({ isAnalyticsEnabled: c.get('project').analytics }, 200)
  })
}
