import type { Network } from '@foyer/modal-core'
import { withTimeout } from '@foyer/modal-core/page'

/** Sends a request to a node. The answer is not checked. */
export type Request = (method: string, params: readonly unknown[]) => Promise<unknown>

/** How long a node may take, in milliseconds, before the next is asked. */
const TIMEOUT = 10_000

/** The node behind a wallet. Undefined if `provider` is not an EIP-1193 provider. */
export function nodeOf(provider: unknown): Request | undefined {
  const { request } = (provider ?? {}) as { request?: unknown }
  if (typeof request !== 'function') return undefined
  return async (method, params) => request.call(provider, { method, params })
}

/** One of the dapp's own nodes, by its URL. */
export function rpcOf(url: string): Request {
  return async (method, params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    const { result, error } = toRecord(answer)
    if (result !== undefined) return result
    const { message } = toRecord(error)
    const { host } = new URL(url)
    throw new Error(typeof message === 'string' ? message : `${host} did not answer as a node does`)
  }
}

const toRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** The nodes that can be asked about a network. */
export type Nodes = {
  network: Network
  /** The wallet's EIP-1193 provider, whose node is asked before the dapp's. */
  provider: unknown
  /** What the dapp itself reads the chain with, for example its viem client. Default the network's RPC URLs. */
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

/** Asks the nodes one after the other until one answers; rejects with what the last one said. */
export function askFirst(nodes: readonly Request[]): Request {
  return async (method, params) => {
    let failure: unknown = new Error('There is no node to ask')
    for (const ask of nodes) {
      try {
        // A wallet may never answer.
        return await withTimeout(ask(method, params), TIMEOUT)
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }
}
