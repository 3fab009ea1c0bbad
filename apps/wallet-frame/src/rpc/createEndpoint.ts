import { createPost, type Fetch, type RpcRequest } from './createPost.ts'
import { RpcLostError } from './errors.ts'

/** Time that one endpoint may take to answer, in milliseconds. */
export const RPC_TIMEOUT = 10_000

export type CreateEndpointParameters = {
  url: string
  fetch: Fetch
  /** Reads an answer. Default `JSON.parse`. */
  parse?: (text: string) => unknown
  /** Asks the node for its network. True if it is the right one. */
  isRight: (request: RpcRequest) => Promise<boolean>
}

/** For chains of EVM. */
export const isOfChain = (chainId: number) => async (request: RpcRequest) => {
  const answer = await request('eth_chainId')
  return typeof answer === 'string' && Number(answer) === chainId
}

/** One RPC URL of a network. It is asked for its network first: one that serves another network is never used. */
export function createEndpoint({ isRight, ...post }: CreateEndpointParameters): RpcRequest {
  const request = createPost({ ...post, timeout: RPC_TIMEOUT })
  let checked: Promise<void> | undefined

  async function checkNetwork() {
    if (!(await isRight(request))) throw new RpcLostError('chain')
  }

  return async (method, params) => {
    checked ??= checkNetwork()
    await checked.catch((error: unknown) => {
      // Another network is remembered; a check that got no answer is repeated.
      if (!(error instanceof RpcLostError && error.reason === 'chain')) checked = undefined
      throw error
    })
    return request(method, params)
  }
}
