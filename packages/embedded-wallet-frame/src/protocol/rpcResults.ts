import * as z from 'zod/mini'
import { type Parsed, parse } from './parse.ts'
import { matching, short } from './shared.ts'

const hash = matching(/^0x[\da-f]{64}$/i)
const signedMessage = matching(/^0x[\da-f]{62,}$/i)

/** Results of other methods are any JSON. */
const results = new Map<string, z.ZodMiniType>([
  ['personal_sign', signedMessage],
  ['eth_signTypedData_v4', signedMessage],
  ['eth_sendTransaction', hash],
  ['eth_sendRawTransaction', hash],
  ['wallet_sendCalls', z.looseObject({ id: short(4_096) })],
])

/** Checks that hashes and signatures are what they should be. */
export function parseRpcResult(method: string, result: unknown): Parsed<unknown> {
  const schema = results.get(method)
  return schema === undefined ? { success: true, data: result } : parse(schema, result)
}
