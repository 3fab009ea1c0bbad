import type { Network } from '@foyer/modal-core'
import { NodeError } from './NodeError.ts'
import { askFirst, type Request } from './rpcOf.ts'

type CreateNodesParameters = {
  /** A function that asks the node at a URL. */
  toNode: (url: string) => Request
  /** Asks a node which network it serves, and compares. */
  isOf: (ask: Request, network: Network) => Promise<boolean>
  /** True if a network has no fixed answer to that. */
  isUnchecked?: ((network: Network) => boolean) | undefined
}

/**
 * The nodes of networks, each asked once which network it serves, before anything else: one that serves another would show
 * balances of that.
 */
export function createNodes({ toNode, isOf, isUnchecked = () => false }: CreateNodesParameters) {
  const checks = new Map<string, Promise<boolean>>()

  function check(url: string, network: Network) {
    const key = `${url} ${network.id}`
    const answer = checks.get(key) ?? isOf(toNode(url), network)
    checks.set(key, answer)
    // A node that did not answer is asked again.
    answer.catch(() => checks.delete(key))
    return answer
  }

  /**
   * A function that asks the nodes of a network, one after the other until one answers.
   *
   * @throws {NodeError} each of them serves another network, or none answers
   */
  return async function nodeOf(network: Network): Promise<Request> {
    const { rpcUrls, name } = network
    const urls = [...rpcUrls.default.http, ...(rpcUrls.chainDefault?.http ?? [])]
    if (isUnchecked(network)) return askFirst(urls.map(toNode))
    let cause: unknown
    for (const [index, url] of urls.entries()) {
      const isRight = await check(url, network).catch((error: unknown) => {
        cause = error
        return undefined
      })
      if (isRight === true) return askFirst([toNode(url), ...urls.slice(index + 1).map(checked)])
    }
    throw new NodeError({ network: name, cause })

    function checked(url: string): Request {
      return async (method, params) => {
        if (!(await check(url, network))) throw new NodeError({ network: name })
        return toNode(url)(method, params)
      }
    }
  }
}
