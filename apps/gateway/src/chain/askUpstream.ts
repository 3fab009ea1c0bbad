import { readAnswer } from '../readAnswer.ts'
import { RpcError, type RpcRequest, rpcAnswerSchema } from './rpc.ts'

export type AskUpstream = (request: RpcRequest, signal: AbortSignal) => Promise<unknown>

/**
 * Sends JSON-RPC requests to one URL, without following redirects.
 * Rejects with `RpcError` when the node answers with an error, and with anything else when it does not answer rightly.
 */
export function askUpstream(url: string): AskUpstream {
  // fetch refuses a URL with credentials in it, which paid endpoints use.
  const { href, username, password } = splitCredentials(url)
  const headers = new Headers({ 'content-type': 'application/json' })
  if (username !== '')
    headers.set('authorization', `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`)
  let id = 0
  return async ({ method, params }, signal) => {
    const response = await fetch(href, {
      method: 'POST',
      headers,
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
}

function splitCredentials(text: string) {
  const url = new URL(text)
  const username = decodeURIComponent(url.username)
  const password = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  return { href: url.href, username, password }
}
