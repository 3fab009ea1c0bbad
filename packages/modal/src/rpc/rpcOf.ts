import { readBody, withTimeout } from '@foyer/modal-core/page'

/** Sends a request to a node. The answer is not checked. */
export type Request = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Time that a node may take, in milliseconds, before the next is asked. */
const TIMEOUT = 10_000
/** The longest answer that is read, in bytes. An account with thousands of tokens has some megabytes. */
const ANSWER_SIZE = 5 * 1024 * 1024

/** One of the dapp's own nodes, by its URL. */
export function rpcOf(url: string): Request {
  return async (method, params) => {
    const answer = await readJson(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = toRecord(answer)
    if (result !== undefined) return result
    const { message } = toRecord(error)
    throw new Error(
      typeof message === 'string' ? message : `${new URL(url).host} did not answer as a node does`,
    )
  }
}

/** The node's answer to a request over HTTP. Undefined if it is no JSON. */
export async function readJson(url: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT) })
  const { body, isWhole } = await readBody(response, ANSWER_SIZE)
  if (!isWhole) throw new Error(`${new URL(url).host} answered with more than 5 MiB`)
  return new Response(body).json().catch(() => undefined)
}

const toRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** Asks the nodes one after the other until one answers; rejects with what the last one said. */
export function askFirst(nodes: readonly Request[]): Request {
  return async (method, params) => {
    let failure: unknown = new Error('No node is configured')
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
