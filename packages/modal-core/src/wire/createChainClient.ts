import type { SupportedChains } from '../types/server.ts'
import { balanceList, historyPage, nameRecord } from './chainSchemas.ts'
import { createGate } from './createGate.ts'
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
    /** What an account has. `chainId` is CAIP-2. `isForced` asks the server to look again. */
    balance: ({ address, chainId, isForced }: BalanceQuery) =>
      whenSupported(chainId, () =>
        getJson(`/v1/account/${encodeURIComponent(address)}/balance`, balanceList, {
          currency: 'usd',
          chainId,
          forceUpdate: isForced ? 'true' : undefined,
        }),
      ),

    /** Where a name leads to. */
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
