import type { Adapter } from '@foyer/modal-core'
import { NoAccountError } from '@foyer/modal-core/page'
import { readAssets } from '../eip155/readAssets.ts'
import { readBalances } from '../eip155/readBalances.ts'
import type { PageConnections } from './createPageConnections.ts'
import { personalSign, switchChain } from './provider.ts'

type Requests = Required<
  Pick<
    Adapter,
    | 'switchNetwork'
    | 'getBalances'
    | 'getAssets'
    | 'estimateFee'
    | 'sendTransaction'
    | 'sendCalls'
    | 'getCallsStatus'
    | 'signMessage'
  >
>

const loadSending = () => import('../eip155/sending.ts')

/** The part of the adapter that asks connected wallets for something. It has a chunk of its own. */
export function createRequests({ find, first, firstWithAccount, refresh }: PageConnections) {
  const providerOf = (connectorId: string) => find(connectorId)?.provider

  function requireProvider(connectorId: string) {
    const provider = providerOf(connectorId)
    if (provider === undefined) throw new NoAccountError()
    return provider
  }

  return {
    async switchNetwork({ network }) {
      const connection = first()
      if (!connection) return
      await switchChain(connection.provider, network)
      await refresh(connection)
    },

    getBalances: async (parameters) =>
      readBalances({ ...parameters, provider: providerOf(parameters.connectorId) }),

    getAssets: async (parameters) => readAssets(providerOf(parameters.connectorId), parameters),

    async estimateFee(parameters) {
      const { estimateFee } = await loadSending()
      return estimateFee({ ...parameters, provider: providerOf(parameters.connectorId) })
    },

    async sendTransaction(parameters) {
      const { sendTransaction } = await loadSending()
      return sendTransaction(requireProvider(parameters.connectorId), parameters)
    },

    async sendCalls(parameters) {
      const { sendCalls } = await loadSending()
      return sendCalls(requireProvider(parameters.connectorId), parameters)
    },

    async getCallsStatus({ connectorId, id }) {
      const { getCallsStatus } = await loadSending()
      return getCallsStatus(requireProvider(connectorId), id)
    },

    async signMessage(parameters) {
      const connection = firstWithAccount()
      if (!connection) throw new NoAccountError()
      return personalSign(connection.provider, parameters)
    },
  } satisfies Requests
}
