import type { ModalEvents } from '@foyer/modal-core'
import { namespaceOf, toCaip2 } from './caip.ts'
import type { Sdk } from './sdk.ts'

export type LateAnswer = ModalEvents['lateAnswer']

type Exchange = {
  request: {
    method: string
    params?: { chainId?: unknown; request?: { method?: unknown; params?: unknown } }
  }
  response?: object
}

/** A request's field for its account, and that of its answer for the transaction, by the methods that send. */
const FIELDS: Readonly<Record<LateAnswer['method'], { account: string; id?: string }>> = {
  eth_sendTransaction: { account: 'from' },
  wallet_sendCalls: { account: 'from' },
  solana_signAndSendTransaction: { account: 'pubkey', id: 'signature' },
  sendTransfer: { account: 'account', id: 'txid' },
}

const isSending = (method: unknown): method is LateAnswer['method'] =>
  typeof method === 'string' && Object.hasOwn(FIELDS, method)

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
    const { account, id } = FIELDS[method]
    // Only methods of EVM have a list of parameters.
    const [first] = Array.isArray(params) ? params : [params]
    const { [account]: named } = Object(first) as Record<string, unknown>
    const address = typeof named === 'string' ? named : undefined
    const { result } = response
    onLateAnswer({
      method,
      // The wallet was asked by its own name for the network, which may be one that was given up.
      chainId: toCaip2(namespaceOf(chainId), chainId) ?? String(chainId),
      address,
      result: id === undefined ? result : Object(result)[id],
    })
  })
  return open
}
