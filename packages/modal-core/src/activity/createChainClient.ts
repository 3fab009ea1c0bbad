import { type ApiParameters, createApi } from '../api/createApi.ts'
import { historyPage, supportedChains } from './schemas.ts'

type HistoryQuery = { address: string; chainId: string; cursor: string | undefined }

/** Asks a chain API. Everything rejects with a {@link ServerFailure}. */
export function createChainClient(parameters: ApiParameters) {
  const { getJson } = createApi(parameters)

  return {
    /** CAIP-2 ids of the networks it answers for. */
    supportedChains: async () => (await getJson('/v1/supported-chains', supportedChains)).http,

    /** A page of an account's transactions. `chainId` is CAIP-2. */
    history: ({ address, ...query }: HistoryQuery) =>
      getJson(`/v1/account/${encodeURIComponent(address)}/history`, historyPage, query),
  }
}
