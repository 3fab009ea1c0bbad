import * as z from 'zod'
import { type App, createRoute } from '../http/types.ts'
import type { Zone } from '../names/createZone.ts'
import type { Identities } from '../providers/identity/createIdentities.ts'
import { addressParams } from './chainParameter.ts'
import { chainAnswers, projectQuery } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

const route = createRoute({
  method: 'get',
  path: '/v1/identity/{address}',
  policy: { access: 'page', limit: 'chain' },
  summary: 'The name of an address that leads back to it, and its picture',
  request: { params: addressParams, query: projectQuery.extend({ sender: z.string().optional() }) },
  responses: chainAnswers(z.object({ name: z.string().nullable(), avatar: z.string().nullable() })),
})

export type IdentityRoutesParameters = { identities: Identities; zone: Zone | undefined }

export function addIdentityRoutes(app: App, { identities, zone }: IdentityRoutesParameters) {
  app.openapi(route, async (c) => {
    const { address } = c.req.valid('param')
    const identity = await fromUpstreams(
      async () => (await zone?.lookup(address)) ?? (await identities.lookup(address)),
    )
    // An account without a name may register one at any time.
    c.header('cache-control', identity === null && zone ? 'no-store' : 'public, max-age=60')
    return c.json(identity ?? { name: null, avatar: null }, 200)
  })
}
