import { z } from 'zod'

const rpcCallSchema = z.object({ id: z.unknown(), method: z.string(), params: z.unknown().optional() })

export type RpcCall = z.infer<typeof rpcCallSchema>

/** Reads a body that is a batch of JSON-RPC requests. Undefined for any other, also for a single request. */
export function parseRpcBatch(body: Buffer): RpcCall[] | undefined {
  try {
    return z.array(rpcCallSchema).min(1).safeParse(JSON.parse(body.toString())).data
  } catch {
    return undefined
  }
}

/** Reads a body that is one JSON-RPC request. Undefined for any other, also for a batch. */
export function parseRpcCall(body: Buffer): RpcCall | undefined {
  try {
    return rpcCallSchema.safeParse(JSON.parse(body.toString())).data
  } catch {
    return undefined
  }
}
