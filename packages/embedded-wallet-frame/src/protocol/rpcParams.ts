import * as z from 'zod/mini'
import { type ApprovalMethod, isApprovalMethod, isSafeMethod, type SafeMethod } from './methods.ts'
import { type Parsed, parse } from './parse.ts'
import { hex, integer, matching, text, where } from './shared.ts'
import { NOT_ALLOWED } from './texts.ts'

const list = z._default(z.array(z.unknown()), [])
const record = z.record(z.string(), z.unknown())
const address = matching(/^0x[\da-f]{40}$/i)
const prefixed = matching(/^0x/)
/** A transaction of 4096 bytes in base64, or a message in base58. */
const solanaText = where(z.string(), ({ length }) => length > 0 && length <= 8192)
const solanaTransaction = z.object({ transaction: solanaText })

/** Its other keys are kept: what they ask for is judged by the policy. */
const transaction = z.looseObject({
  from: z.optional(address),
  to: z.optional(z.nullable(address)),
  value: z.optional(hex),
  data: z.optional(hex),
})

const sendCalls = z.object({
  chainId: z.optional(z.union([text, integer])),
  from: z.optional(z.string()),
  version: z.optional(z.string()),
  /** Not in wire.md: EIP-5792 has it. */
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(record),
  calls: z.array(z.object({ to: prefixed, data: z.optional(prefixed), value: z.optional(z.string()) })),
})

const sendOptions = z.object({
  skipPreflight: z.optional(z.boolean()),
  preflightCommitment: z.optional(
    z.enum(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max']),
  ),
  maxRetries: z.optional(integer),
  minContextSlot: z.optional(integer),
})

/** Methods that need an approval and whose params are any JSON-RPC array. */
type AnyParams = 'eth_sendUserOperation' | 'wallet_saveBackup'

type Schemas = Record<Exclude<ApprovalMethod, AnyParams>, z.ZodMiniType> &
  Partial<Record<SafeMethod, z.ZodMiniType>>

/** Methods whose params are not just any JSON-RPC array. */
const schemas = {
  personal_sign: z.tuple([z.string(), z.string()], z.unknown()),
  eth_signTypedData_v4: z.tuple([z.string(), z.union([z.string(), record])], z.unknown()),
  eth_sendTransaction: z.tuple([transaction], z.unknown()),
  eth_sendRawTransaction: z.tuple([hex], z.unknown()),
  wallet_sendCalls: z.tuple([sendCalls], z.unknown()),
  wallet_getCallsStatus: z.tuple([text], z.unknown()),
  wallet_getAssets: z.union([z.array(z.unknown()), record]),
  wallet_grantPermissions: z.union([z.array(z.unknown()), record]),
  wallet_revokePermissions: z.union([z.array(z.unknown()), record]),
  solana_signMessage: z.object({
    message: where(z.string(), ({ length }) => length <= 8192),
    pubkey: text,
  }),
  solana_signTransaction: solanaTransaction,
  solana_signAllTransactions: z.object({
    transactions: where(z.array(solanaText), ({ length }) => length > 0 && length <= 10),
  }),
  solana_signAndSendTransaction: z.object({ ...solanaTransaction.shape, options: z.optional(sendOptions) }),
} satisfies Schemas

export type RpcParams<method extends SafeMethod | ApprovalMethod> = method extends keyof typeof schemas
  ? z.infer<(typeof schemas)[method]>
  : unknown[]

/** Parses the params of a method that is on one of the lists. EVM methods without params get an empty array. */
export function parseRpcParams<method extends string>(
  method: method,
  params: unknown,
): Parsed<method extends SafeMethod | ApprovalMethod ? RpcParams<method> : unknown> {
  if (!isSafeMethod(method) && !isApprovalMethod(method))
    return { success: false, message: NOT_ALLOWED, path: 'method' }
  const schema: z.ZodMiniType = Object.hasOwn(schemas, method)
    ? schemas[method as keyof typeof schemas]
    : list
  return parse(schema, params) as never
}
