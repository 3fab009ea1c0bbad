import { createClient, http } from 'viem'
import { toProviderError } from './errors.ts'

/**
 * Passes a request on to the node, and returns its answer as it is.
 *
 * @throws {ProviderRpcError} with the node's own code, message and data
 */
export async function forward(rpcUrl: string, method: string, params: unknown): Promise<unknown> {
  const client = createClient({ transport: http(rpcUrl, { retryCount: 0 }) })
  try {
    return await client.request({ method, params } as Parameters<typeof client.request>[0])
  } catch (error) {
    throw toProviderError(error)
  }
}
