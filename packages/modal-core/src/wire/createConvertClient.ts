import type { SupportedChains } from '../types/server.ts'
import {
  convertAllowance,
  convertApproval,
  convertQuotes,
  convertTokens,
  convertTransaction,
} from './convertSchemas.ts'
import { createGate } from './createChainClient.ts'
import { createWireClient, type WireClientParameters } from './createWireClient.ts'

type ConvertClientParameters = WireClientParameters & { supported: SupportedChains }

/** The accounts, tokens and amount of a swap. Accounts and tokens are CAIP-10, amounts in the smallest unit. */
export type ConvertQuery = { userAddress: string; from: string; to: string; amount: bigint }

type BuildOptions = {
  /** In per cent. */
  slippage: number
  /** The least to be received, which counts in place of the slippage. */
  minAmount: bigint
  /** True if the server tries the transaction, which fails without an approval. */
  isEstimated: boolean
}

/** Makes the requests of swapping to a chain API. Every method rejects with a {@link ServerFailure}. */
export function createConvertClient({ supported, ...parameters }: ConvertClientParameters) {
  const { getJson, postJson } = createWireClient(parameters)
  const { baseUrl, projectId } = parameters
  const whenSupported = createGate({ getJson, baseUrl, supported })

  return {
    /** Reads the tokens that can be swapped. Undefined for an unsupported network. `chainId` is CAIP-2. */
    tokens: (chainId: string) =>
      whenSupported(chainId, () => getJson('/v1/convert/tokens', convertTokens, { chainId })),

    /** Undefined for a network that the server does not support. */
    quotes: (chainId: string, { amount, ...query }: ConvertQuery) =>
      whenSupported(chainId, () =>
        getJson('/v1/convert/quotes', convertQuotes, { ...query, amount: String(amount) }),
      ),

    allowance: ({ userAddress, from }: ConvertQuery) =>
      getJson('/v1/convert/allowance', convertAllowance, { tokenAddress: from, userAddress }),

    /** The transaction that lets the contract that swaps take `amount`, and no more. */
    approval: ({ amount, ...query }: ConvertQuery) =>
      getJson('/v1/convert/build-approve', convertApproval, { ...query, amount: String(amount) }),

    transaction: ({ amount, ...query }: ConvertQuery, { slippage, minAmount, isEstimated }: BuildOptions) =>
      postJson(
        '/v1/convert/build-transaction',
        {
          ...query,
          projectId,
          amount: String(amount),
          minAmount: String(minAmount),
          eip155: { slippage },
          disableEstimate: !isEstimated,
        },
        convertTransaction,
      ),
  }
}
