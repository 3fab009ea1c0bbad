import { BaseError } from '@foyer/modal-core'

/** In characters. A wallet may send a megabyte. */
const MESSAGE_LENGTH = 300

/** EIP-1193: no wallet is connected, or it cannot be reached. */
export const DISCONNECTED = 4900
/** EIP-1193: the wallet is connected, but not to that chain. */
export const CHAIN_DISCONNECTED = 4901
/** JSON-RPC's own. */
export const INVALID_PARAMS = -32602
/** EIP-1193: the user has not authorized the account. */
export const UNAUTHORIZED = 4100
/** EIP-1193: the wallet did not grant this method. */
export const UNSUPPORTED_METHOD = 4200
/** CAIP-25: a request that was not answered in time. */
export const EXPIRED = 8000
/** JSON-RPC: server error. Libraries retry after errors without a code, and the wallet would ask the user twice. */
const FAILED = -32000

/** An error from a paired wallet, or from the connection to it. */
export class RpcError extends Error {
  override name = 'RpcError'
  code: number
  /** The code inside it, where wallets wrap one. */
  data: { originalError: { code: number } } | undefined

  constructor(code: number, message: string, inner?: number) {
    super(message)
    this.code = code
    this.data = inner === undefined ? undefined : { originalError: { code: inner } }
  }
}

/** Converts anything thrown to an error with a code and at most 300 characters. Errors of this package pass through. */
export function toRpcError(cause: unknown): Error {
  if (cause instanceof BaseError || cause instanceof RpcError) return cause
  const { code, message, data } = toThrown(cause)
  const text = typeof message === 'string' ? message.slice(0, MESSAGE_LENGTH) : ''
  return new RpcError(toCode(code) ?? codeOf(text), text || 'The wallet gave no reason.', innerCode(data))
}

type Thrown = { code?: unknown; message?: unknown; data?: unknown }

/** The SDK throws errors, the objects that wallets send, and texts. */
const toThrown = (cause: unknown): Thrown =>
  typeof cause === 'object' && cause !== null ? cause : { message: cause }

const toCode = (code: unknown) => (Number.isSafeInteger(code) && code !== 0 ? (code as number) : undefined)

/** The SDK's own errors have texts only. */
function codeOf(text: string) {
  if (/expired/i.test(text)) return EXPIRED
  return /internet connection|failed to publish|socket/i.test(text) ? DISCONNECTED : FAILED
}

function innerCode(data: unknown) {
  const { originalError } = (data ?? {}) as { originalError?: { code?: unknown } | null }
  return toCode(originalError?.code)
}
