import { createPost, type Fetch, type RpcRequest } from './createPost.ts'
import { RpcLostError } from './errors.ts'

/** Time that one endpoint may take to answer, in milliseconds. */
export const RPC_TIMEOUT = 10_000

/** One RPC URL of a chain. It is asked for its chain first: one that serves another chain is never used. */
export function createEndpoint({ url, chainId, fetch }: { url: string; chainId: number; fetch: Fetch }) {
  const post = createPost({ url, fetch, timeout: RPC_TIMEOUT })
  let checked: Promise<void> | undefined

  async function checkChain() {
    const answer = await post('eth_chainId')
    if (typeof answer !== 'string' || Number(answer) !== chainId) throw new RpcLostError('chain')
  }

  const request: RpcRequest = async (method, params) => {
    checked ??= checkChain()
    await checked.catch((error: unknown) => {
      // A wrong chain id is remembered; a check that got no answer is repeated.
      if (!(error instanceof RpcLostError && error.reason === 'chain')) checked = undefined
      throw error
    })
    return post(method, params)
  }
  return request
}
