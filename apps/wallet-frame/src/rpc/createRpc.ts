import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { Project } from '@foyer/wallet-api'
import { createEndpoint, isOfChain } from './createEndpoint.ts'
import type { Fetch, RpcRequest } from './createPost.ts'
import { PASSED_ON, RpcRefusedError } from './errors.ts'

/** Time that an endpoint that failed is asked only after the others, in milliseconds. */
const COOLDOWN = 30_000

export type Rpc = RpcRequest & {
  /** Each endpoint by itself, without fail-over. */
  endpoints: readonly RpcRequest[]
}

/** The RPC of one of the project's chains. */
export type RpcOf = (chainId: number) => Rpc

export type CreateRpcParameters = {
  project: Pick<Project, 'chains'>
  fetch: Fetch
  /** Host time in milliseconds. */
  now: () => number
}

/**
 * The RPC of a project's chains. Each request goes to the first URL of the chain that answers; the RPC URL that a dapp
 * names is never asked.
 *
 * @throws {ReplyError} the project does not have the chain
 *
 * @example
 * const rpc = createRpc({ project, fetch, now: Date.now })
 * await rpc(56)('eth_blockNumber')
 * // '0x10'
 */
export function createRpc({ project, fetch, now }: CreateRpcParameters): RpcOf {
  const chains = new Map<number, Rpc>()

  return (chainId) => {
    const known = chains.get(chainId)
    if (known !== undefined) return known
    const urls = Object.hasOwn(project.chains, chainId) ? (project.chains[chainId]?.rpcUrls ?? []) : []
    if (urls.length === 0) throw new ReplyError(`Chain ${chainId} is not supported`)
    const endpoints = urls.map((url) => createEndpoint({ url, fetch, isRight: isOfChain(chainId) }))
    const rpc = Object.assign(failOver(endpoints, now), { endpoints })
    chains.set(chainId, rpc)
    return rpc
  }
}

/** Asks one endpoint after the other until one answers. One that failed comes last for as long as the cooldown. */
export function failOver(
  endpoints: readonly RpcRequest[],
  now: () => number,
  cooldown = COOLDOWN,
): RpcRequest {
  const failedAt = new Map<RpcRequest, number>()
  const isCooling = (endpoint: RpcRequest) => now() - (failedAt.get(endpoint) ?? -Infinity) < cooldown

  return async (method, params) => {
    const ordered = [...endpoints].sort((a, b) => Number(isCooling(a)) - Number(isCooling(b)))
    let failure: unknown
    for (const endpoint of ordered) {
      try {
        return await endpoint(method, params)
      } catch (error) {
        const isRefused = error instanceof RpcRefusedError
        if (isRefused && !PASSED_ON.includes(error.code)) throw error
        // A missing method does not mean that the endpoint fails.
        if (!isRefused || error.code !== -32601) failedAt.set(endpoint, now())
        // An answered error tells the dapp more than a missing answer does, so it is the one to throw.
        if (!(failure instanceof RpcRefusedError)) failure = error
      }
    }
    throw failure
  }
}
