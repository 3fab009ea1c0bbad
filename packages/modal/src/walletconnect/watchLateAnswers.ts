import type { ModalEvents } from '@foyer/modal-core'
import type { Sdk } from './sdk.ts'

export type LateAnswer = ModalEvents['lateAnswer']

type Exchange = {
  request: {
    method: string
    params?: { chainId?: unknown; request?: { method?: unknown; params?: unknown } }
  }
  response?: object
}

const isSending = (method: unknown): method is LateAnswer['method'] =>
  method === 'eth_sendTransaction' || method === 'wallet_sendCalls'

/**
 * Calls back when the wallet answers that it has sent something, and no request waits for that: it has timed out, or the
 * page was loaded again. Returns the parameters of the requests that are waited for, to be kept by the caller.
 */
export function watchLateAnswers({ client }: Sdk, onLateAnswer: (answer: LateAnswer) => void): Set<unknown> {
  const open = new Set<unknown>()
  client.core.history.on('history_updated', ({ request, response }: Exchange) => {
    const { chainId, request: asked } = request.params ?? {}
    const { method, params } = asked ?? {}
    if (!isSending(method) || open.has(params) || response === undefined || !('result' in response)) return
    const [first] = Array.isArray(params) ? params : []
    const { from } = Object(first) as { from?: unknown }
    const address = typeof from === 'string' ? from : undefined
    onLateAnswer({ method, chainId: String(chainId), address, result: response.result })
  })
  return open
}
