import { causesOf } from '../errors/causesOf.ts'

const NAMES = new Set(['HttpRequestError', 'TimeoutError', 'WebSocketRequestError', 'SocketClosedError'])

/** Whether no answer came from the node: no connection, a time-out, an HTTP error, a body that is not JSON-RPC. */
export function isNetworkError(error: unknown) {
  return causesOf(error).some(({ name }) => NAMES.has(name))
}
