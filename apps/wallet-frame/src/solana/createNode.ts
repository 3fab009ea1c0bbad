import { createEndpoint } from '../rpc/createEndpoint.ts'
import type { Fetch, RpcRequest } from '../rpc/createPost.ts'
import { failOver } from '../rpc/createRpc.ts'

/** Lamports above 2^53 would be rounded. Such a name inside of a text has a backslash before its quote. */
const LARGE = /([{,]\s*"lamports"\s*:\s*)(\d{16,})/g
const parse = (text: string): unknown => JSON.parse(text.replace(LARGE, '$1"$2"'))

/** The project's nodes of a network: the first one that answers. The URL that a dapp names is never asked. */
export const createNode = (urls: readonly string[], reference: string, fetch: Fetch): RpcRequest =>
  failOver(
    urls.map((url) =>
      createEndpoint({
        url,
        fetch,
        parse,
        async isRight(request) {
          const genesis = await request('getGenesisHash')
          return typeof genesis === 'string' && genesis.startsWith(reference)
        },
      }),
    ),
    Date.now,
    0,
  )
