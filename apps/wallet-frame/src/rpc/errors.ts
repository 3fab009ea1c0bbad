/** Why an endpoint's answer cannot be used. */
type LostReason = 'network' | 'timeout' | 'status' | 'unreadable' | 'tooLong' | 'chain'

/** An endpoint gave no answer that can be used. Whether it carried out the request is unknown. */
export class RpcLostError extends Error {
  override name = 'RpcLostError'
  reason: LostReason

  constructor(reason: LostReason, cause?: unknown) {
    super(`The endpoint gave no answer: ${reason}`, { cause })
    this.reason = reason
  }
}

/** An endpoint answered with a JSON-RPC error. Its text is the server's: match it, never show it. */
export class RpcRefusedError extends Error {
  override name = 'RpcRefusedError'
  code: number
  text: string

  constructor({ code, text }: { code: number; text: string }) {
    super(`The endpoint refused the request: ${code}`)
    this.code = code
    this.text = text
  }
}

/** JSON-RPC error codes after which the next endpoint is asked: this one limits requests, or lacks the method. */
export const PASSED_ON: readonly number[] = [-32005, -32029, -32601, -32603, 429]
