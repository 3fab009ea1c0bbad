import { type Hex, isHex } from 'viem'
import * as z from 'zod'

export type RpcRequest = { method: string; params: readonly unknown[] }

export const rpcAnswerSchema = z.union([
  z.object({ result: z.unknown().refine((result) => result !== undefined) }),
  z.object({
    error: z.object({ code: z.number(), message: z.string().catch(''), data: z.unknown().optional() }),
  }),
])

/** Codes by which a node says that it, not the request, is the reason: limits, missing methods, internal errors. */
const CODES_OF_UPSTREAM = new Set([-32_005, -32_601, -32_603, 429, -32_002, -32_016])

/** An error that a node answered with. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: number
  readonly data: unknown
  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message)
    this.code = code
    this.data = data
  }

  /** True when another node may well answer. A reverted call comes with data, whatever its code. */
  get isOfUpstream() {
    return CODES_OF_UPSTREAM.has(this.code) && this.data === undefined && !/revert/i.test(this.message)
  }
}

type Delivery = RpcRequest & { params: readonly [Hex, ...unknown[]] }

/** True if a refusal says that the node has the transaction already. */
export function isDeliveredBy(error: RpcError, request: RpcRequest): request is Delivery {
  return (
    request.method === 'eth_sendRawTransaction' &&
    isHex(request.params[0]) &&
    /already known|already imported|known transaction/i.test(error.message)
  )
}
