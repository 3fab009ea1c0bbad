import { toNormalName } from '@foyer/names'
import { HttpError, invalidRequest } from '@foyer/server-kit'
import * as z from 'zod'
import { type App, createRoute } from '../http/types.ts'
import { lookupCoinType } from '../names/coinType.ts'
import type { Zone } from '../names/createZone.ts'
import type { NameRecord } from '../names/toRecord.ts'
import type { Identities } from '../providers/identity/createIdentities.ts'
import { addressParams } from './chainParameter.ts'
import { chainAnswers, projectQuery } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

const recordSchema = z.object({
  name: z.string(),
  registered_at: z.string().nullable().meta({ description: 'Null for a name of a registry.' }),
  addresses: z.record(z.string(), z.object({ address: z.string(), created: z.string().nullable() })),
  attributes: z.array(z.object({ avatar: z.string().optional(), bio: z.string().optional() })),
})

/** Clients know it by `name`. */
const NOT_A_NAME = {
  name: 'normalForm',
  description:
    'This cannot be a name: it has characters, or an order of them, that names do not have (ENSIP-15).',
}

const nameRoute = createRoute({
  method: 'get',
  path: '/v1/profile/account/{name}',
  policy: { access: 'page', limit: 'chain' },
  summary: 'Where a name leads to, by ENSIP-11 coin type. `name` of the answer is in normal form (ENSIP-15)',
  request: {
    params: z.object({ name: z.string().max(255) }),
    query: projectQuery.extend({ apiVersion: z.string().optional() }),
  },
  responses: chainAnswers(recordSchema),
})

const reverseRoute = createRoute({
  method: 'get',
  path: '/v1/profile/reverse/{address}',
  policy: { access: 'page', limit: 'names' },
  summary: 'Names of this gateway’s own zone that an address has, the oldest first',
  request: {
    params: addressParams,
    query: projectQuery.extend({ sender: z.string().optional(), apiVersion: z.string().optional() }),
  },
  responses: chainAnswers(z.array(recordSchema)),
})

export type ProfileRoutesParameters = { identities: Identities; zone: Zone | undefined }

export function addProfileRoutes(app: App, { identities, zone }: ProfileRoutesParameters) {
  app.openapi(nameRoute, async (c) => {
    const name = toNormalName(c.req.valid('param').name)
    if (name === undefined) throw invalidRequest([NOT_A_NAME])
    const isOwn = zone?.has(name) === true
    const record = await fromUpstreams(() => (isOwn ? zone.record(name) : readRegistries(identities, name)))
    if (!record) {
      const description = isOwn ? 'Nobody has this name.' : 'No registry of this gateway knows this name.'
      throw new HttpError(404, 'Not found', { reasons: [{ name: 'name', description }] })
    }
    c.header('cache-control', 'public, max-age=60')
    return c.json(record, 200)
  })

  app.openapi(reverseRoute, async (c) => {
    const { address } = c.req.valid('param')
    return c.json(zone ? await fromUpstreams(() => zone.recordsOf(address)) : [], 200)
  })
}

async function readRegistries({ resolve }: Identities, name: string): Promise<NameRecord | undefined> {
  const found = await resolve(name)
  if (found === null) return undefined
  const addresses = { [String(lookupCoinType(found.chainId))]: { address: found.address, created: null } }
  return { name, registered_at: null, addresses, attributes: [] }
}
