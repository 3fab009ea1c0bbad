import { splitCredentials, type Tracing } from '@foyer/server-kit'
import { readAnswer } from '../readAnswer.ts'
import { RpcError, type RpcRequest, rpcAnswerSchema } from './rpc.ts'

export type AskUpstream = (request: RpcRequest, signal: AbortSignal) => Promise<unknown>

/** Traces requests, with what names the upstream. */
export type TraceUpstream = {
  tracing: Pick<Tracing, 'send'>
  attributes: { chain: string; place: number }
}

/**
 * Sends JSON-RPC requests to one URL, without following redirects.
 * Rejects with `RpcError` when the node answers with an error, and with anything else when it does not answer rightly.
 */
export function askUpstream(url: string, trace?: TraceUpstream): AskUpstream {
  // fetch refuses a URL with credentials in it, which paid endpoints use.
  const { href, headers } = splitCredentials(url)
  let id = 0
  async function ask({ method, params }: RpcRequest, signal: AbortSignal, traced: Record<string, string>) {
    const response = await fetch(href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...traced },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
      redirect: 'error',
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The upstream answers ${response.status}.`)
    }
    const answer = rpcAnswerSchema.parse(await readAnswer(response))
    if ('error' in answer) throw new RpcError(answer.error)
    return answer.result
  }
  if (trace === undefined) return (request, signal) => ask(request, signal, {})
  const { tracing, attributes } = trace
  return (request, signal) =>
    tracing.send(
      {
        name: request.method,
        attributes: { ...attributes, 'rpc.system': 'jsonrpc', 'rpc.method': request.method },
      },
      (traced) => ask(request, signal, traced),
    )
}
