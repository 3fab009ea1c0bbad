/** Why an operation is not paid for. Wallets that know the reason can tell their users. */
export type Refusal =
  | 'params'
  | 'method'
  | 'policy'
  | 'account'
  | 'budget'
  | 'deposit'
  | 'limit'
  | 'unavailable'

export const INVALID_REQUEST = -32600
export const UNKNOWN_METHOD = -32601
export const INVALID_PARAMS = -32602
export const INTERNAL_ERROR = -32603
export const LIMIT_EXCEEDED = -32005
/** ERC-4337: the paymaster refuses. */
export const REFUSED = -32501

/** An error of JSON-RPC, for the client. */
export class SponsorError extends Error {
  override name = 'SponsorError'
  readonly code: number
  readonly reason: Refusal

  constructor(code: number, reason: Refusal, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.reason = reason
  }
}
