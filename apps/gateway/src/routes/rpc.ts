import { invalidRequest, readJson, unavailable } from '@foyer/server-kit'
import * as z from 'zod'
import { answerCall, pointsOf, type RpcAnswer, rpcCallSchema } from '../chain/answerCall.ts'
import type { Chains } from '../chain/createChains.ts'
import { UpstreamsError } from '../chain/createUpstreams.ts'
import type { RequestLimits } from '../http/createLimits.ts'
import { type App, createRoute } from '../http/types.ts'
import { findChain } from './chainParameter.ts'
import { chainAnswers, projectQuery } from './describe.ts'

const MAX_BODY_BYTES = 256 * 1024
const MAX_CALLS = 20

const query = projectQuery.extend({ chainId: z.string().meta({ description: 'CAIP-2 id of the chain.' }) })
const answerSchema = z.union([z.unknown(), z.array(z.unknown())]).meta({ description: 'JSON-RPC 2.0.' })

const postRoute = createRoute({
  method: 'post',
  path: '/v1/',
  policy: { access: 'page', limit: 'rpc', maxBodyBytes: MAX_BODY_BYTES },
  summary: 'JSON-RPC: one call, or a batch of at most 20',
  request: { query },
  responses: chainAnswers(answerSchema),
})

const getRoute = createRoute({
  method: 'get',
  path: '/v1/',
  policy: { access: 'page', limit: 'rpc' },
  summary: 'One JSON-RPC call by query',
  request: {
    query: query.extend({
      method: z.string(),
      params: z.string().default('[]').meta({ description: 'A JSON array.' }),
      id: z.string().optional(),
    }),
  },
  responses: chainAnswers(answerSchema),
})

export function addRpcRoutes(app: App, { chains, limits }: { chains: Chains; limits: RequestLimits }) {
  app.openapi(postRoute, async (c) => {
    const chain = findChain(chains, c.req.valid('query').chainId)
    const body = await readJson(c)
    const isBatch = Array.isArray(body)
    const calls = readCalls(body)
    await limits.add(
      c,
      'rpc',
      calls.reduce((sum, call) => sum + pointsOf(call), -1),
    )
    const answers = await settle(
      calls.map((call) => answerCall(chain, call)),
      calls,
    )
    return c.json(isBatch ? answers : answers[0], 200)
  })

  app.openapi(getRoute, async (c) => {
    const { chainId, method, params, id } = c.req.valid('query')
    const chain = findChain(chains, chainId)
    const call = rpcCallSchema.safeParse({ method, params: parseParams(params), id })
    if (!call.success) throw invalidCall()
    await limits.add(c, 'rpc', pointsOf(call.data) - 1)
    const [answer] = await settle([answerCall(chain, call.data)], [call.data])
    return c.json(answer, 200)
  })
}

function readCalls(body: unknown) {
  const result = z
    .array(rpcCallSchema)
    .min(1)
    .max(MAX_CALLS)
    .safeParse(Array.isArray(body) ? body : [body])
  if (!result.success) throw invalidCall()
  return result.data
}

const invalidCall = () =>
  invalidRequest([
    { name: 'body', description: `Expected a JSON-RPC 2.0 call, or 1 to ${MAX_CALLS} of them in an array.` },
  ])

function parseParams(params: string): unknown {
  try {
    return JSON.parse(params)
  } catch (cause) {
    throw invalidRequest([{ name: 'params', description: 'Expected a JSON array.' }], { cause })
  }
}

/** Calls of a batch that no upstream answered fail by themselves; if none was answered, the request does. */
async function settle(pending: Promise<RpcAnswer>[], calls: readonly { id: RpcAnswer['id'] }[]) {
  const results = await Promise.allSettled(pending)
  const failed = results.find(
    (result) => result.status === 'rejected' && !(result.reason instanceof UpstreamsError),
  )
  if (failed?.status === 'rejected') throw failed.reason
  if (results.every(({ status }) => status === 'rejected'))
    throw unavailable('upstream', 'No node of this chain answers.')
  return results.map(
    (result, index): RpcAnswer =>
      result.status === 'fulfilled'
        ? result.value
        : {
            jsonrpc: '2.0',
            id: calls[index]?.id ?? null,
            error: { code: -32_603, message: 'Temporarily unavailable' },
          },
  )
}
