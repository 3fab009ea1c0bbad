import type { Network } from '@foyer/modal-core'
import { askFirst, type Request, rpcOf } from '../rpc/rpcOf.ts'
import { chainOf } from './chains.ts'
import { NodeError } from './errors.ts'

/** Networks have the first characters of their genesis as their id. */
const ID_LENGTH = 32

/**
 * The nodes of networks, each asked for its genesis once, before anything else: one that serves another network would
 * show balances of that.
 */
export function createNodes() {
  const checks = new Map<string, Promise<boolean>>()

  function isOf(url: string, id: unknown) {
    const key = `${url} ${id}`
    const check =
      checks.get(key) ??
      rpcOf(url)('getGenesisHash', []).then((hash) => String(hash).slice(0, ID_LENGTH) === id)
    checks.set(key, check)
    // A node that did not answer is asked again.
    check.catch(() => checks.delete(key))
    return check
  }

  /**
   * What asks the nodes of a network, one after the other until one answers.
   *
   * @throws {NodeError} each of them serves another network, or none answers
   */
  return async function nodeOf(network: Network): Promise<Request> {
    const { rpcUrls, name } = network
    const urls = [...rpcUrls.default.http, ...(rpcUrls.chainDefault?.http ?? [])]
    // A chain of this machine has a new genesis each time.
    if (chainOf(network) === 'solana:localnet') return askFirst(urls.map(rpcOf))
    let cause: unknown
    for (const [index, url] of urls.entries()) {
      const isRight = await isOf(url, network.id).catch((error: unknown) => {
        cause = error
        return undefined
      })
      if (isRight === true) return askFirst([rpcOf(url), ...urls.slice(index + 1).map(checked)])
    }
    throw new NodeError(
      cause === undefined ? 'This node serves another network' : `No node of ${name} answered`,
      { network: name, cause },
    )

    function checked(url: string): Request {
      return async (method, params) => {
        if (!(await isOf(url, network.id)))
          throw new NodeError('This node serves another network', { network: name })
        return rpcOf(url)(method, params)
      }
    }
  }
}
