import type { MultiChainProvider } from '@foyer/modal-core'
import { isGranted, namespaceOf } from './caip.ts'
import type { PairedSession } from './createSession.ts'
import { rejectRequest } from './rejectRequests.ts'
import { CHAIN_DISCONNECTED, DISCONNECTED, EXPIRED, RpcError, UNSUPPORTED_METHOD } from './rpcError.ts'
import type { Sdk } from './sdk.ts'

type SendRequestParameters = Parameters<MultiChainProvider['request']>[0] & {
  sdk: Sdk
  session: PairedSession
  /** Milliseconds for the wallet to answer. */
  timeout: number
}

/**
 * Sends a request to the paired wallet.
 *
 * @throws {RpcError} there is no session, the wallet does not grant the method or the chain, or does not answer in time
 */
export async function sendRequest(parameters: SendRequestParameters): Promise<unknown> {
  const { sdk, session, timeout, chainId, method, params = [] } = parameters
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
  // The first one knows the capabilities that the wallet named when it approved.
  const answer =
    namespace === 'eip155'
      ? sdk.request(request as Parameters<Sdk['request']>[0], chainId)
      : sdk.client.request({ topic, chainId, request })
  return answer.finally(() => clearTimeout(timer))
}
