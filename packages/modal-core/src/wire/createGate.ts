import type { SupportedChains } from '../types/server.ts'
import { supportedChains } from './chainSchemas.ts'
import type { createWireClient } from './createWireClient.ts'

type CreateGateParameters = Pick<ReturnType<typeof createWireClient>, 'getJson'> & {
  baseUrl: string
  /** The features of a modal share it. */
  supported: SupportedChains
}

/** The gate in front of each request about one network: undefined for a network that the server does not support. */
export function createGate({ getJson, baseUrl, supported }: CreateGateParameters) {
  /** Asks the server once for all features, and again after a failure. */
  function readSupportedChains(): Promise<readonly string[]> {
    const known = supported.get(baseUrl)
    if (known !== undefined) return known
    const answer = getJson('/v1/supported-chains', supportedChains).then(({ http }) =>
      http.filter((id) => typeof id === 'string'),
    )
    supported.set(baseUrl, answer)
    answer.catch(() => supported.delete(baseUrl))
    return answer
  }

  return async <answer>(chainId: string, request: () => Promise<answer>) =>
    (await readSupportedChains()).includes(chainId) ? request() : undefined
}
