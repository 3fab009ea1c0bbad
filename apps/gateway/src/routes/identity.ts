import { HttpError } from '@foyer/server-kit'
import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import type { App } from '../http/types.ts'
import type { Identities } from '../providers/identity/createIdentities.ts'
import { addressParams } from './chainParameter.ts'
import { chainAnswers, projectQuery } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

const identityRoute = createRoute({
  method: 'get',
  path: '/v1/identity/{address}',
  summary: 'The name of an address that leads back to it, and its picture',
  request: { params: addressParams, query: projectQuery.extend({ sender: z.string().optional() }) },
  responses: chainAnswers(z.object({ name: z.string().nullable(), avatar: z.string().nullable() })),
})

const nameSchema = z.object({
  name: z.string(),
  registered_at: z.null(),
  addresses: z.record(z.string(), z.object({ address: z.string(), created: z.null() })),
  attributes: z.array(z.object({ avatar: z.string().optional(), bio: z.string().optional() })),
})

const profileRoute = createRoute({
  method: 'get',
  path: '/v1/profile/account/{name}',
  summary: 'Where a name leads to, by ENSIP-11 coin type',
  request: {
    params: z.object({ name: z.string().max(100) }),
    query: projectQuery.extend({ apiVersion: z.string().optional() }),
  },
  responses: chainAnswers(nameSchema),
})

const reverseRoute = createRoute({
  method: 'get',
  path: '/v1/profile/reverse/{address}',
  summary: 'Names of this gateway’s own zone that an address has: none',
  request: {
    params: addressParams,
    query: projectQuery.extend({ sender: z.string().optional(), apiVersion: z.string().optional() }),
  },
  responses: chainAnswers(z.array(nameSchema)),
})

const CACHING = 'private, max-age=60'

export function addIdentityRoutes(app: App, identities: Identities) {
  app.openapi(identityRoute, async (c) => {
    const identity = await fromUpstreams(() => identities.lookup(c.req.valid('param').address))
    c.header('cache-control', CACHING)
    return c.json(identity ?? { name: null, avatar: null }, 200)
  })

  app.openapi(profileRoute, async (c) => {
    const { name } = c.req.valid('param')
    const found = await fromUpstreams(() => identities.resolve(name))
    if (!found)
      throw new HttpError(404, 'Not found', {
        reasons: [{ name: 'name', description: 'No registry of this gateway knows this name.' }],
      })
    c.header('cache-control', CACHING)
    const addresses = { [coinTypeOf(found.chainId)]: { address: found.address, created: null } }
    return c.json({ name, registered_at: null, addresses, attributes: [] }, 200)
  })

  app.openapi(reverseRoute, (c) => c.json([], 200))
}

/** ENSIP-11; Ethereum keeps its SLIP-44 number. */
const coinTypeOf = (chainId: number) => (chainId === 1 ? 60 : (chainId | 0x8000_0000) >>> 0)
