import { type CreateCacheParameters, createCache } from '../cache.ts'
import type { RpcRequest } from './rpc.ts'

/** Milliseconds for which an answer is given to all who ask the same. Blocks of the fastest chains are as far apart. */
const FRESH_MS = 500
/** Distinct reads that are kept. An answer may have megabytes. */
const MAX_READS = 100
/** Longer ones are hardly asked twice. */
const MAX_KEY_LENGTH = 4_096

/** Reads of the newest block, which many pages send at once. */
const SHARED = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
])

/** A node was asked for the read, or another one's answer was given out. */
export type ReadOutcome = 'asked' | 'shared'

/** Sends one request in half a second to the node for all pages that ask the same. Errors are not kept. */
export function createReads(
  request: (request: RpcRequest) => Promise<unknown>,
  onRead: (outcome: ReadOutcome) => void = () => {},
) {
  let asked = 0
  const read: CreateCacheParameters<{ result: unknown }>['read'] = async (key) => {
    asked += 1
    const [method, params] = JSON.parse(key) as [string, unknown[]]
    return { result: await request({ method, params }) }
  }
  const cache = createCache({ max: MAX_READS, freshMs: FRESH_MS, read })

  return async function readShared(call: RpcRequest): Promise<unknown> {
    if (!SHARED.has(call.method)) return request(call)
    const key = JSON.stringify([call.method, call.params])
    if (key.length > MAX_KEY_LENGTH) return request(call)
    const before = asked
    const answer = cache.get(key)
    onRead(asked > before ? 'asked' : 'shared')
    return (await answer).result
  }
}
