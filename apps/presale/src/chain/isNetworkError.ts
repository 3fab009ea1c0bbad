import { causesOf } from '../errors/causesOf.ts'

const NAMES = new Set([
  'HttpRequestError',
  'LimitExceededRpcError',
  'NodeBehindError',
  'NodeStalledError',
  'ResponseBodyTooLargeError',
  'SocketClosedError',
  'TimeoutError',
  'WebSocketRequestError',
])

/** Whether no answer came from the node: no connection, a time-out, an HTTP error, a limit, a node that is behind, a stalled chain, a body that is not JSON-RPC. */
export function isNetworkError(error: unknown) {
  return causesOf(error).some(({ name }) => NAMES.has(name))
}
