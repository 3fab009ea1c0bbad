import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { isWithinLimits, type SafeMethod } from '@foyer/embedded-wallet-frame/protocol'
import { loadPart } from '../parts/loadPart.ts'
import type { RpcRequest } from './createPost.ts'
import type { CreateRpcParameters, RpcOf } from './createRpc.ts'
import { RpcLostError } from './errors.ts'
import { toHex } from './quantity.ts'
import { sendTransaction } from './sendTransaction.ts'
import { toReplyError } from './toReplyError.ts'

export type AnswerSafeParameters = Pick<CreateRpcParameters, 'project'> & {
  rpcOf: RpcOf
  /** The addresses of the user who is logged in. */
  accounts: () => Promise<string[]>
  /** The token that says who is logged in. */
  identify: (nonce: unknown) => Promise<string>
  calls: { status: (id: string) => Promise<unknown> }
  /** Undefined for a chain without smart accounts. */
  bundlerOf: (chainId: number) => RpcRequest | undefined
  /** Undefined for a chain on which nobody pays for users. */
  sponsorOf: (chainId: number) => object | undefined
  /** True if the account of the user who is logged in makes several calls as one. */
  isAtomic: (chainId: number) => Promise<boolean>
}

export type SafeRequest = { method: SafeMethod; params?: unknown; chainId: number }

/** Answered by the chain's bundler. */
const BUNDLER_METHODS: readonly SafeMethod[] = [
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
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

/** Number of filters that are remembered; servers drop filters after some minutes. */
const MAX_FILTERS = 200

/**
 * Answers the methods that need no approval, from the project's own RPC. Accounts are always the user's: some nodes
 * have accounts of their own.
 *
 * @throws {ReplyError} the returned function rejects with it, whatever the reason
 *
 * @example
 * const answer = answerSafe({ project, rpcOf, accounts, calls, bundlerOf, sponsorOf, isAtomic })
 * await answer({ method: 'eth_getBalance', params: ['0x…', 'latest'], chainId: 56 })
 * // '0xde0b6b3a7640000'
 */
export function answerSafe(parameters: AnswerSafeParameters) {
  const { project, rpcOf, accounts, identify, calls, bundlerOf, sponsorOf, isAtomic } = parameters
  /** The endpoint that created each filter: no other one knows it. */
  const filters = new Map<string, RpcRequest>()

  async function ask({ method, params, chainId }: SafeRequest): Promise<unknown> {
    const rpc = rpcOf(chainId)
    const [first] = Array.isArray(params) ? params : []
    if (method === 'eth_chainId') return toHex(chainId)
    if (method === 'eth_accounts') return accounts()
    if (method === 'wallet_getCapabilities') return capabilities(params)
    if (method === 'wallet_getCallsStatus') return calls.status(String(first))
    const bundler = BUNDLER_METHODS.includes(method) ? bundlerOf(chainId) : undefined
    if (bundler !== undefined) return bundler(method, params)
    if (method === 'wallet_getAssets') return readAssets(params)
    if (method === 'foyer_identity') return identify(first)
    if (BUNDLER_METHODS.includes(method)) throw new ReplyError(`${method} is not supported yet`)
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

  /** The code that reads tokens loads with the first question. */
  async function readAssets(params: unknown) {
    const assets = await loadPart(() => import('./readAssets.ts'))
    const chainIds = Object.keys(project.chains).map(Number)
    return assets.readAssets(params, { rpcOf, chainIds, accounts: await accounts() })
  }

  /** Of all chains, or of those that are asked for. */
  async function capabilities(params: unknown) {
    const wanted = Array.isArray(params) && Array.isArray(params[1]) ? params[1].map(Number) : undefined
    const ids = Object.keys(project.chains).map(Number)
    const chosen = ids.filter((id) => wanted?.includes(id) ?? true)
    const atomic = await Promise.all(chosen.map(isAtomic))
    return Object.fromEntries(
      chosen.map((id, index) => [
        toHex(id),
        {
          atomic: { status: atomic[index] ? 'supported' : 'unsupported' },
          ...(atomic[index] && sponsorOf(id) && { paymasterService: { supported: true } }),
        },
      ]),
    )
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
