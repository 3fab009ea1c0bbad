import { withTimeout } from '@foyer/modal-core/page'

/** Asks a node. What it answers is unknown until looked at. */
export type Request = (method: string, params: readonly unknown[]) => Promise<unknown>

/** How long a node may take, in milliseconds, before the next is asked. */
const TIMEOUT = 10_000

/** The node behind a wallet, or undefined for what is no EIP-1193 provider. */
export function nodeOf(provider: unknown): Request | undefined {
  const { request } = (provider ?? {}) as { request?: unknown }
  if (typeof request !== 'function') return undefined
  return async (method, params) => request.call(provider, { method, params })
}

/** A node of the dapp's, by its URL. */
export function rpcOf(url: string): Request {
  return async (method, params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const { result } = (await response.json()) as { result?: unknown }
    if (result === undefined) throw new Error('The node answered without a result')
    return result
  }
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
