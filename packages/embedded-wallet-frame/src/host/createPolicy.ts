import { type ApprovalMethod, isApprovalMethod, isSafeMethod, type SafeMethod } from '../protocol/methods.ts'
import type { Payload } from '../protocol/payloads.ts'
import { parseRpcParams, type RpcParams } from '../protocol/rpcParams.ts'
import { NOT_ALLOWED } from '../protocol/texts.ts'

export type CreatePolicyParameters = {
  /** Methods that this wallet has an approval screen for. The other ones that need approval are refused for now. */
  approvals: readonly ApprovalMethod[]
}

export type Verdict =
  | { [method in SafeMethod]: { status: 'safe'; method: method; params: RpcParams<method> } }[SafeMethod]
  | {
      [method in ApprovalMethod]: { status: 'approval'; method: method; params: RpcParams<method> }
    }[ApprovalMethod]
  | { status: 'refused'; message: string }

/** The transaction type of EIP-7702: the account would hand itself over to code that the dapp names. */
const SET_CODE_TYPES: unknown[] = ['0x4', '0x04', 4]

/**
 * Decides what may happen with an RPC_REQUEST before anything else looks at it.
 *
 * @example
 * const { judge } = createPolicy({ approvals: ['personal_sign'] })
 * judge({ method: 'eth_call', params: [] }) // { status: 'safe', method: 'eth_call', params: [] }
 * judge({ method: 'eth_sign', params: [] }) // { status: 'refused', message: 'Requested RPC call is not allowed' }
 */
export function createPolicy({ approvals }: CreatePolicyParameters) {
  function judge({ method, params }: Pick<Payload<'RPC_REQUEST'>, 'method' | 'params'>): Verdict {
    const isApproval = isApprovalMethod(method)
    if (!isSafeMethod(method) && !isApproval) return refuse(NOT_ALLOWED)
    if (isApproval && !approvals.includes(method)) return refuse(`${method} is not supported yet`)
    const parsed = parseRpcParams(method, params)
    if (!parsed.success) return refuse(parsed.message)
    if (method === 'eth_sendTransaction' && setsCode(parsed.data)) return refuse(NOT_ALLOWED)
    return { status: isApproval ? 'approval' : 'safe', method, params: parsed.data } as Verdict
  }

  return { judge }
}

const refuse = (message: string): Verdict => ({ status: 'refused', message })

function setsCode(params: unknown) {
  const [{ authorizationList, type }] = params as [{ authorizationList?: unknown; type?: unknown }]
  return authorizationList !== undefined || SET_CODE_TYPES.includes(type)
}
