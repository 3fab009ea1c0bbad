import * as z from 'zod/mini'
import { isLoopback, parseUrl } from '../parseUrl.ts'
import { dappNetworks } from './pageInstances.ts'

/** Answers what a node of that chain would be asked. */
export type ReadChain = (request: { method: string; params: unknown; chainId: number }) => Promise<unknown>

const callSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.number(), z.string(), z.null()]),
  method: z.string(),
  params: z.optional(z.unknown()),
})
const bodySchema = z.union([callSchema, z.array(callSchema)])

/** The requests of JSON-RPC in a body, or undefined when it is something else. */
export function readRpcBody(body: unknown): z.output<typeof bodySchema> | undefined {
  if (typeof body !== 'string') return undefined
  try {
    const parsed = z.safeParse(bodySchema, JSON.parse(body))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** The answer to a body of JSON-RPC. */
export async function answerRpcBody(
  body: z.output<typeof bodySchema>,
  read: (request: { method: string; params: unknown }) => Promise<unknown>,
): Promise<unknown> {
  const answerOne = async ({ id, method, params = [] }: z.output<typeof callSchema>) => {
    try {
      return { jsonrpc: '2.0', id, result: (await read({ method, params })) ?? null }
    } catch (error) {
      const { code = -32603, data } = error as { code?: number; data?: unknown }
      return {
        jsonrpc: '2.0',
        id,
        error: { code, message: error instanceof Error ? error.message : String(error), data },
      }
    }
  }
  return Array.isArray(body) ? Promise.all(body.map(answerOne)) : answerOne(body)
}

/**
 * Has `fetch` answer JSON-RPC by the test: a dapp reads from the public nodes of its networks, which a unit test must not
 * ask. Other requests are left alone. Returns the function that takes it back.
 */
export function answerRpc(read: ReadChain): () => void {
  const original = globalThis.fetch
  const answer: typeof fetch = async (input, init) => {
    const request = typeof input === 'object' && 'clone' in input ? input : undefined
    const url = request?.url ?? String(input)
    const body = readRpcBody((await request?.clone().text()) ?? init?.body)
    if (body === undefined || isLoopback(parseUrl(url, globalThis.location?.href)))
      return original(input, init)
    const chainId = chainOf(url)
    return Response.json(await answerRpcBody(body, (asked) => read({ ...asked, chainId })))
  }
  globalThis.fetch = answer
  return () => {
    if (globalThis.fetch === answer) globalThis.fetch = original
  }
}

/** The network that has this node, else the first: a dapp with one network may read from a node that Foyer does not know. */
function chainOf(url: string): number {
  const networks = dappNetworks()
  const sameUrl = networks.find(({ rpcUrls }) =>
    rpcUrls.some((rpcUrl) => parseUrl(rpcUrl)?.href === parseUrl(url)?.href),
  )
  return (sameUrl ?? networks[0])?.id ?? 1
}
