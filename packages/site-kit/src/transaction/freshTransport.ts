import { hexToBigInt, type Transport } from 'viem'
import type { Freshness } from './createFreshness.ts'

/**
 * A transport to one node that passes no answer on until the node has the block of the page's last transaction: nodes
 * behind each other are asked in turn, and the one that gave a receipt need not give the next answer. In a `fallback`
 * the next node is asked instead. After a transaction this takes one small request; otherwise none.
 */
export function freshTransport(inner: Transport, freshness: Freshness): Transport {
  // Out here, for `fallback` makes a transport for each request.
  let reached = 0n

  return (parameters) => {
    const transport = inner(parameters)
    const request: typeof transport.request = async (args, options) => {
      if (!freshness.isMet(reached)) {
        reached = hexToBigInt(await transport.request({ method: 'eth_blockNumber' }))
        freshness.assert(reached)
      }
      return (await transport.request(args, options)) as never
    }
    return { ...transport, request }
  }
}
