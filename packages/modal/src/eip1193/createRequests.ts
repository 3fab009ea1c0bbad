import type { Adapter } from '@foyer/modal-core'
import { NoAccountError } from '@foyer/modal-core/page'
import { readAssets } from '../eip155/readAssets.ts'
import { readBalances } from '../eip155/readBalances.ts'
import type { Eip1193Provider } from './provider.ts'

type Requests = Required<
  Pick<
    Adapter,
    'getBalances' | 'getAssets' | 'estimateFee' | 'sendTransaction' | 'sendCalls' | 'getCallsStatus'
  >
>

const loadSending = () => import('../eip155/sending.ts')

/** The part of the adapter that reads an account and sends from it. It has a chunk of its own. */
export function createRequests(providerOf: (connectorId: string) => Eip1193Provider | undefined) {
  function requireProvider(connectorId: string) {
    const provider = providerOf(connectorId)
    if (provider === undefined) throw new NoAccountError()
    return provider
  }

  return {
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
  } satisfies Requests
}
