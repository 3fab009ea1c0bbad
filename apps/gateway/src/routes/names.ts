import { readJson } from '@foyer/server-kit'
import * as z from 'zod'
import { type App, createRoute } from '../http/types.ts'
import type { Zone } from '../names/createZone.ts'
import { registrationSchema } from '../names/readRegistration.ts'
import { bodyOf, chainAnswers, projectQuery } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

const suggestionsRoute = createRoute({
  method: 'get',
  path: '/v1/profile/suggestions/{name}',
  policy: { access: 'page', limit: 'names' },
  summary: 'Names of the zone near to a label, free ones first',
  request: {
    params: z.object({ name: z.string().max(100) }),
    query: projectQuery.extend({
      zone: z.string().optional().meta({ description: 'Refused unless it is the zone of this gateway.' }),
    }),
  },
  responses: chainAnswers(
    z.object({ suggestions: z.array(z.object({ name: z.string(), registered: z.boolean() })) }),
  ),
})

const registerRoute = createRoute({
  method: 'post',
  path: '/v1/profile/account',
  policy: { access: 'page', limit: 'registrations' },
  summary: 'Registers a name of the zone; the same request again changes nothing',
  description:
    '`message` is the JSON `{ name, attributes, timestamp, domain, coinType }`, `signature` that of the account.',
  request: { query: projectQuery.extend({ apiVersion: z.string().optional() }) },
  ...bodyOf(registrationSchema),
  responses: {
    ...chainAnswers(z.object({ success: z.literal(true) })),
    409: { description: 'The name is taken or reserved, or the account has as many as it may.' },
  },
})

/** Routes of a gateway that gives out names. */
export function addNameRoutes(app: App, zone: Zone) {
  app.openapi(suggestionsRoute, async (c) => {
    const { name } = c.req.valid('param')
    const suggestions = await fromUpstreams(() => zone.suggest(name, c.req.valid('query').zone))
    return c.json({ suggestions }, 200)
  })

  app.openapi(registerRoute, async (c) => {
    const body = await readJson(c)
    await fromUpstreams(() => zone.register(body, c.req.header('origin')))
    return c.json({ success: true } as const, 200)
  })
}
