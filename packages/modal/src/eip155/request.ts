import type { Network } from '@foyer/modal-core'
import { type Request, rpcOf } from '../rpc/rpcOf.ts'

/** The node behind a wallet. Undefined if `provider` is not an EIP-1193 provider. */
export function nodeOf(provider: unknown): Request | undefined {
  const { request } = (provider ?? {}) as { request?: unknown }
  if (typeof request !== 'function') return undefined
  return async (method, params) => request.call(provider, { method, params })
}

/** The nodes that can be asked about a network. */
export type Nodes = {
  network: Network
  /** The wallet's EIP-1193 provider, whose node is asked before the dapp's. */
  provider: unknown
  /** The dapp's own client of the chain, for example viem's. Default the network's RPC URLs. */
  client?: unknown
}

/** The nodes of a network, in the order in which they are asked. */
export function nodesOf({ network, provider, client }: Nodes): Request[] {
  // A dapp with a client of its own has not chosen the URLs that came with the network's definition.
  const { rpcUrls } = network
  const own = client === undefined ? rpcUrls.default.http.map(rpcOf) : [nodeOf(client)]
  const others = rpcUrls.chainDefault?.http.map(rpcOf) ?? []
  return [nodeOf(provider), ...own, ...others].filter((node) => node !== undefined)
}
