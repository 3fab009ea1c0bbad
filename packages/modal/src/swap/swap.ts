import type { Feature } from '@foyer/modal-core'
import { type SwapParameters as CoreParameters, swap as coreSwap } from '@foyer/modal-core/swap'

export type SwapParameters = CoreParameters & {
  /** Default false. True looks every 30 s for transactions that were not confirmed in time. */
  pollPending?: boolean | undefined
}

/**
 * Lets users change one token for another. The gateway quotes and builds the transactions; the account's own wallet
 * sends them.
 *
 * @example
 * createFoyer({ …, projectId: 'my-dapp', endpoints: { gateway: 'https://gateway.example' }, features: [swap()] })
 */
export const swap = ({ pollPending = false, ...parameters }: SwapParameters = {}): Feature =>
  coreSwap({
    ...parameters,
    async load(modal) {
      const { createSwap, createTools } = await import('./createTools.ts')
      return { createSwap, tools: createTools(modal, { pollPending, schedule: parameters.schedule }) }
    },
  })
