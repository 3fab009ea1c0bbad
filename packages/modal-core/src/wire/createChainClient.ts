import type { SupportedChains } from '../types/server.ts'
import { balanceList, historyPage, nameRecord, supportedChains } from './chainSchemas.ts'
import { createWireClient, type WireClientParameters } from './createWireClient.ts'

type ChainClientParameters = WireClientParameters & {
  /** The features of a modal share it. */
  supported: SupportedChains
}
type BalanceQuery = { address: string; chainId: string; isForced: boolean }
type HistoryQuery = { address: string; chainId: string; cursor: string | undefined }

/**
 * Makes requests to a chain API. Every method rejects with a {@link ServerFailure}, and resolves with undefined for a
 * network that the server does not support.
 */
export function createChainClient({ supported, ...parameters }: ChainClientParameters) {
  const { getJson } = createWireClient(parameters)
  const { baseUrl } = parameters

  const whenSupported = createGate({ getJson, baseUrl, supported })

  return {
    /** Reads the balances of an account. `chainId` is CAIP-2. `isForced` asks the server to skip its cache. */
    balance: ({ address, chainId, isForced }: BalanceQuery) =>
      whenSupported(chainId, () =>
        getJson(`/v1/account/${encodeURIComponent(address)}/balance`, balanceList, {
          currency: 'usd',
          chainId,
          forceUpdate: isForced ? 'true' : undefined,
        }),
      ),

    /** Resolves a name to its addresses. */
    name: ({ name, chainId }: { name: string; chainId: string }) =>
      whenSupported(chainId, () =>
        getJson(`/v1/profile/account/${encodeURIComponent(name)}`, nameRecord, { apiVersion: 2 }),
      ),

    /** A page of an account's transactions. `chainId` is CAIP-2. */
    history: ({ address, ...query }: HistoryQuery) =>
      whenSupported(query.chainId, () =>
        getJson(`/v1/account/${encodeURIComponent(address)}/history`, historyPage, query),
      ),
  }
}

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
