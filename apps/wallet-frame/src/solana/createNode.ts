import { createPost, type Fetch, type RpcRequest } from '../rpc/createPost.ts'
import { PASSED_ON, RpcLostError, RpcRefusedError } from '../rpc/errors.ts'

/** Time that a node may take to answer, in milliseconds. */
const TIMEOUT = 10_000

/** Lamports above 2^53 would be rounded. Such a name inside of a text has a backslash before its quote. */
const LARGE = /([{,]\s*"lamports"\s*:\s*)(\d{16,})/g
const parse = (text: string): unknown => JSON.parse(text.replace(LARGE, '$1"$2"'))

/** One URL. It is asked for its genesis first: a node of another network is never used. */
function createEndpoint(url: string, reference: string, fetch: Fetch): RpcRequest {
  const post = createPost({ url, fetch, timeout: TIMEOUT, parse })
  let checked: Promise<void> | undefined

  async function checkGenesis() {
    const genesis = await post('getGenesisHash')
    if (typeof genesis !== 'string' || !genesis.startsWith(reference)) throw new RpcLostError('chain')
  }

  return async (method, params) => {
    checked ??= checkGenesis()
    await checked.catch((error: unknown) => {
      // Another network is remembered; a check that got no answer is repeated.
      if (!(error instanceof RpcLostError && error.reason === 'chain')) checked = undefined
      throw error
    })
    return post(method, params)
  }
}

/** The project's nodes of a network: the first one that answers. The URL that a dapp names is never asked. */
export function createNode(urls: readonly string[], reference: string, fetch: Fetch): RpcRequest {
  const endpoints = urls.map((url) => createEndpoint(url, reference, fetch))
  return async (method, params) => {
    let failure: unknown
    for (const endpoint of endpoints) {
      try {
        return await endpoint(method, params)
      } catch (error) {
        const isRefused = error instanceof RpcRefusedError
        if (isRefused && !PASSED_ON.includes(error.code)) throw error
        if (!(failure instanceof RpcRefusedError)) failure = error
      }
    }
    throw failure
  }
}
