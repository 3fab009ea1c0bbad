import { http, type Transport } from 'viem'
import { PresaleError } from '../errors/PresaleError.ts'

/** Interval between two requests for an endpoint's newest block, along with another request, in milliseconds. */
const HEAD_INTERVAL = 30_000
/** Time that it may show the same block, in milliseconds: the chain's are far less than a second apart. */
const STALLED_AFTER = 60_000

/** An RPC endpoint runs another chain than the site's: its balances and prices are of no use. */
export class NodeOnOtherChainError extends PresaleError {
  override name = 'NodeOnOtherChainError'
  constructor(url: string, { actual, expected }: { actual: number; expected: number }) {
    super(`The RPC endpoint ${new URL(url).host} runs chain ${actual}, the site is for chain ${expected}.`, {
      docs: 'configuration',
    })
  }
}

/** An RPC endpoint shows the same block again and again: it no longer follows the chain, and its data is out of date. */
export class NodeStalledError extends PresaleError {
  override name = 'NodeStalledError'
  constructor(url: string) {
    super(`The RPC endpoint ${new URL(url).host} has had no new block for a minute.`, {
      docs: 'configuration',
    })
  }
}

export type EndpointOptions = {
  /** Milliseconds since any fixed moment. */
  now?: () => number
}

/**
 * An RPC endpoint of the site's chain. Nothing it answers is used until it has named that chain, which is asked once, nor
 * while it does not follow that chain, which is looked at now and then. Both are asked along with other requests.
 */
export function endpoint(url: string, { now = () => performance.now() }: EndpointOptions = {}): Transport {
  // Out here, for `fallback` makes a transport for each request.
  let checked: Promise<void> | undefined
  const checkHead = createHeadCheck(now)

  return (parameters) => {
    const transport = http(url)(parameters)

    async function checkChain() {
      const actual = Number(await transport.request({ method: 'eth_chainId' }))
      const expected = parameters.chain?.id
      if (expected !== undefined && actual !== expected)
        throw new NodeOnOtherChainError(url, { actual, expected })
    }

    const request: typeof transport.request = async (args, options) => {
      checked ??= checkChain().catch((error) => {
        // Asked again next time: it may have been the network, or the operator has mended it.
        checked = undefined
        throw error
      })
      const [result, , isStalled] = await Promise.all([
        transport.request(args, options),
        checked,
        checkHead(() => transport.request({ method: 'eth_blockNumber' })),
      ])
      if (isStalled) throw new NodeStalledError(url)
      return result as never
    }
    return { ...transport, request }
  }
}

/** Tells whether the newest block has stayed the same for too long. Asks for it once in a while, and not at the start. */
function createHeadCheck(now: () => number) {
  let [askedAt, since] = [now(), now()]
  let block: unknown
  let asking = Promise.resolve(false)

  async function look(time: number, readHead: () => Promise<unknown>) {
    const newest = await readHead()
    if (newest !== block) since = time
    block = newest
    return time - since >= STALLED_AFTER
  }

  return (readHead: () => Promise<unknown>) => {
    const time = now()
    if (time - askedAt < HEAD_INTERVAL) return asking
    askedAt = time
    asking = look(time, readHead)
    asking.catch(() => {
      // The next request asks again, because the failure may be temporary.
      asking = Promise.resolve(false)
      askedAt = Number.NEGATIVE_INFINITY
    })
    return asking
  }
}
