import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { isWithinLimits, type SafeMethod } from '@foyer/embedded-wallet-frame/protocol'
import type { Calls } from '../calls/createCalls.ts'
import type { RpcRequest } from './createEndpoint.ts'
import type { CreateRpcParameters, RpcOf } from './createRpc.ts'
import { RpcLostError } from './errors.ts'
import { toHex } from './quantity.ts'
import { sendTransaction } from './sendTransaction.ts'
import { toReplyError } from './toReplyError.ts'

export type AnswerSafeParameters = Pick<CreateRpcParameters, 'project'> & {
  rpcOf: RpcOf
  /** The addresses of the user who is logged in. */
  accounts: () => Promise<string[]>
  calls: Pick<Calls, 'status'>
}

export type SafeRequest = { method: SafeMethod; params?: unknown; chainId: number }

/** Methods of smart accounts, and methods that only other wallets' servers can answer. */
const LATER: readonly SafeMethod[] = [
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'wallet_getAssets',
]

const MAKES_FILTER: readonly SafeMethod[] = [
  'eth_newFilter',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
]
const USES_FILTER: readonly SafeMethod[] = [
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_uninstallFilter',
]

/** How many filters are remembered; servers drop filters after some minutes. */
const MAX_FILTERS = 200

/**
 * Answers the methods that need no approval, from the project's own RPC. Accounts are always the user's: some nodes
 * have accounts of their own.
 *
 * @throws {ReplyError} the returned function rejects with it, whatever the reason
 *
 * @example
 * const answer = answerSafe({ project, rpcOf, accounts, calls })
 * await answer({ method: 'eth_getBalance', params: ['0x…', 'latest'], chainId: 56 })
 * // '0xde0b6b3a7640000'
 */
export function answerSafe({ project, rpcOf, accounts, calls }: AnswerSafeParameters) {
  /** The endpoint that created each filter: no other one knows it. */
  const filters = new Map<string, RpcRequest>()

  async function ask({ method, params, chainId }: SafeRequest): Promise<unknown> {
    const rpc = rpcOf(chainId)
    const [first] = Array.isArray(params) ? params : []
    if (method === 'eth_chainId') return toHex(chainId)
    if (method === 'eth_accounts') return accounts()
    if (method === 'wallet_getCapabilities') return capabilities(params)
    if (method === 'wallet_getCallsStatus') return calls.status(String(first))
    if (LATER.includes(method)) throw new ReplyError(`${method} is not supported yet`)
    if (method === 'eth_sendRawTransaction') return sendTransaction(first, { rpc })
    if (MAKES_FILTER.includes(method)) return makeFilter(method, params, chainId)
    if (USES_FILTER.includes(method)) {
      const endpoint = filters.get(`${chainId} ${first}`)
      if (endpoint === undefined) throw new ReplyError('filter not found')
      return endpoint(method, params)
    }
    return rpc(method, params)
  }

  async function makeFilter(method: SafeMethod, params: unknown, chainId: number) {
    let failure: unknown
    for (const endpoint of rpcOf(chainId).endpoints) {
      try {
        const id = await endpoint(method, params)
        filters.set(`${chainId} ${id}`, endpoint)
        const [oldest] = filters.keys()
        if (filters.size > MAX_FILTERS && oldest !== undefined) filters.delete(oldest)
        return id
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }

  /** Of all chains, or of those that are asked for: each call is a transaction of its own. */
  function capabilities(params: unknown) {
    const wanted = Array.isArray(params) && Array.isArray(params[1]) ? params[1].map(Number) : undefined
    const ids = Object.keys(project.chains).map(Number)
    const chosen = ids.filter((id) => wanted?.includes(id) ?? true)
    return Object.fromEntries(chosen.map((id) => [toHex(id), { atomic: { status: 'unsupported' } }]))
  }

  return async (request: SafeRequest): Promise<unknown> => {
    try {
      const answer = (await ask(request)) ?? null
      if (!isWithinLimits(answer)) throw new RpcLostError('tooLong')
      return answer
    } catch (error) {
      throw toReplyError(error)
    }
  }
}
