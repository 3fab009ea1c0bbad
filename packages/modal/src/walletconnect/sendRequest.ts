import type { MultiChainProvider } from '@foyer/modal-core'
import { asGranted, isGranted, namespaceOf } from './caip.ts'
import type { PairedSession } from './createSession.ts'
import { rejectRequest } from './rejectRequests.ts'
import { CHAIN_DISCONNECTED, DISCONNECTED, EXPIRED, RpcError, UNSUPPORTED_METHOD } from './rpcError.ts'
import type { Sdk } from './sdk.ts'

/** The shortest and usual lifetime of a request, in seconds. Until then the wallet may answer it. */
const SHORTEST_EXPIRY = 300

type SendRequestParameters = Parameters<MultiChainProvider['request']>[0] & {
  sdk: Sdk
  session: PairedSession
  /** Milliseconds for the wallet to answer. */
  timeout: number
  /** The parameters of the requests that are waited for, compared by identity. */
  open: Set<unknown>
}

/**
 * Sends a request to the paired wallet.
 *
 * @throws {RpcError} there is no session, the wallet does not grant the method or the chain, or does not answer in time
 */
export async function sendRequest(parameters: SendRequestParameters): Promise<unknown> {
  const { sdk, session, timeout, open, chainId, method, params = [] } = parameters
  const namespace = namespaceOf(chainId)
  const topic = session.topic()
  if (topic === undefined || sdk.session === undefined)
    throw new RpcError(DISCONNECTED, 'No wallet is connected.')
  if (!isGranted(sdk.session, namespace, method))
    throw new RpcError(UNSUPPORTED_METHOD, `The wallet does not offer ${method}.`)
  if (!session.isOn(chainId))
    throw new RpcError(CHAIN_DISCONNECTED, `The wallet shares no account on ${chainId}.`)
  const request = { method, params }
  const error = new RpcError(EXPIRED, 'The wallet did not answer in time.')
  const timer = setTimeout(rejectRequest, timeout, sdk, topic, params, error)
  // The SDK would reject without a handler at the same time.
  const expiry = Math.max(SHORTEST_EXPIRY, Math.ceil(timeout / 1_000) + 1)
  open.add(params)
  // The first one knows the capabilities that the wallet named when it approved.
  const answer =
    namespace === 'eip155'
      ? sdk.request(request as Parameters<Sdk['request']>[0], chainId, expiry)
      : sdk.client.request({ topic, chainId: asGranted(sdk.session, chainId), request, expiry })
  return answer.finally(() => {
    clearTimeout(timer)
    open.delete(params)
  })
}
