import { readJson } from '@foyer/server-kit'
import { invalidFields } from '@foyer/server-kit/openapi'
import { type Address, getAddress, type Hex, isAddress } from 'viem'
import * as z from 'zod'
import type { Lookups } from '../ccip/createLookups.ts'
import { type App, createRoute } from '../http/types.ts'
import { answers } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

const sender = z
  .string()
  .refine((value) => isAddress(value, { strict: false }), 'Expected the address of a resolver.')
  .transform((value): Address => getAddress(value.toLowerCase()))
const data = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})+$/, 'Expected hexadecimal digits.')
  .transform((value) => value as Hex)

const answer = answers(z.object({ data: z.string() }))
const getRoute = createRoute({
  method: 'get',
  path: '/ccip/{sender}/{file}',
  policy: { access: 'public', limit: 'lookups' },
  summary: 'Records of a name of the zone for its resolver (ERC-3668); `file` is the call data and .json',
  request: { params: z.object({ sender, file: z.string().endsWith('.json') }) },
  responses: answer,
})
const postRoute = createRoute({
  method: 'post',
  path: '/ccip/{sender}',
  policy: { access: 'public', limit: 'lookups' },
  summary: 'The same, with the call data in the body',
  request: { params: z.object({ sender: z.string() }) },
  responses: answer,
})

/** Readers are wallets and programs of any origin, so these paths need no project. */
export function addCcipRoutes(app: App, lookups: Lookups) {
  app.openapi(getRoute, async (c) => {
    const params = c.req.valid('param')
    const asked = data.safeParse(params.file.slice(0, -'.json'.length))
    if (!asked.success) throw invalidFields(asked.error)
    return c.json({ data: await fromUpstreams(() => lookups.answer(params.sender, asked.data)) }, 200)
  })

  app.openapi(postRoute, async (c) => {
    const asked = z.object({ sender, data }).safeParse(await readJson(c))
    if (!asked.success) throw invalidFields(asked.error)
    return c.json(
      { data: await fromUpstreams(() => lookups.answer(asked.data.sender, asked.data.data)) },
      200,
    )
  })
}
