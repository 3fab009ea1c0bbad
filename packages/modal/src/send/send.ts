import type { Feature } from '@foyer/modal-core'
import { type SendParameters as CoreParameters, send as coreSend } from '@foyer/modal-core/send'

export type SendParameters = CoreParameters & {
  /** Default false. True looks every 30 s for transactions that were not confirmed in time. */
  pollPending?: boolean | undefined
}

/**
 * Lets users send what they have: the network's currency and tokens, to an address or a name. Names are looked up by
 * `resolveName`, else by the gateway; without either only addresses are taken.
 *
 * @example
 * createFoyer({ …, projectId: 'my-dapp', endpoints: { gateway: 'https://gateway.example' }, features: [assets(), send()] })
 */
export const send = ({ pollPending = false, ...parameters }: SendParameters = {}): Feature =>
  coreSend({
    ...parameters,
    async loadTools(modal) {
      const { createTools } = await import('./createTools.ts')
      return createTools(modal, { pollPending, schedule: parameters.schedule })
    },
  })
