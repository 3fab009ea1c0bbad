import { type CustomTransport, createClient, custom, type HttpTransport, http } from 'viem'
import { toProviderError } from './errors.ts'

/** Answers what a chain without an `rpcUrl` is asked. What it throws is the request's error. */
export type RequestNode = (request: {
  method: string
  params: unknown
  chainId: number
}) => Promise<unknown> | unknown

/** The way to the node of a chain: a URL, or a function. */
export type Node = string | ((request: { method: string; params: unknown }) => Promise<unknown>)

export const toTransport = (node: Node): HttpTransport | CustomTransport =>
  typeof node === 'string'
    ? http(node, { retryCount: 0 })
    : custom({ request: ({ method, params }) => node({ method, params }) }, { retryCount: 0 })

/**
 * Passes a request on to the node, and returns its answer as it is.
 *
 * @throws {ProviderRpcError} with the node's own code, message and data
 */
export async function forward(node: Node, method: string, params: unknown): Promise<unknown> {
  try {
    if (typeof node !== 'string') return await node({ method, params })
    const client = createClient({ transport: http(node, { retryCount: 0 }) })
    return await client.request({ method, params } as Parameters<typeof client.request>[0])
  } catch (error) {
    throw toProviderError(error)
  }
}
