import { http, type Transport } from 'viem'
import { PresaleError } from '../errors/PresaleError.ts'

/** An RPC endpoint runs another chain than the site's: what it says about balances and prices means nothing. */
export class NodeOnOtherChainError extends PresaleError {
  override name = 'NodeOnOtherChainError'
  constructor(url: string, { actual, expected }: { actual: number; expected: number }) {
    super(`The RPC endpoint ${new URL(url).host} runs chain ${actual}, the site is for chain ${expected}.`, {
      docs: 'configuration',
    })
  }
}

/**
 * An RPC endpoint of the site's chain. Nothing it answers is used until it has named that chain, which is asked once,
 * along with the first request.
 */
export function endpoint(url: string): Transport {
  return (parameters) => {
    const transport = http(url)(parameters)
    let checked: Promise<void> | undefined

    async function check() {
      const actual = Number(await transport.request({ method: 'eth_chainId' }))
      const expected = parameters.chain?.id
      if (expected !== undefined && actual !== expected)
        throw new NodeOnOtherChainError(url, { actual, expected })
    }

    const request: typeof transport.request = async (args, options) => {
      checked ??= check().catch((error) => {
        // Asked again next time: it may have been the network, or the operator has mended it.
        checked = undefined
        throw error
      })
      const [result] = await Promise.all([transport.request(args, options), checked])
      return result as never
    }
    return { ...transport, request }
  }
}
