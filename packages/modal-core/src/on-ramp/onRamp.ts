import { findServer } from '../actions/findServer.ts'
import { lazyControl } from '../actions/lazyControl.ts'
import type { Feature } from '../types/feature.ts'
import type { Modal } from '../types/modal.ts'
import type { OnRampControl } from '../types/onRamp.ts'
import type { ServerParameters } from '../types/server.ts'
import { cleanName } from '../utils/cleanName.ts'
import type { Schedule } from '../utils/schedule.ts'
import type { ProviderHosts } from './requestLink.ts'

export type OnRampParameters = ServerParameters & {
  /** Hosts of providers besides MoonPay and Transak, by the provider's id: links lead to them only. */
  hosts?: ProviderHosts | undefined
  /** For tests. */
  schedule?: Schedule | undefined
  now?: (() => number) | undefined
}

/**
 * Lets users buy tokens with money, at the providers to which a gateway leads. Nothing is asked before the view opens.
 *
 * @example
 * createFoyer({ …, projectId: 'my-dapp', endpoints: { gateway: 'https://gateway.example' }, features: [onRamp()] })
 */
export function onRamp({ hosts = {}, schedule, now, ...parameters }: OnRampParameters = {}): Feature {
  return {
    name: 'onRamp',

    start(modal: Modal) {
      const server = findServer(modal, { feature: 'onRamp', name: 'chain', ...parameters })
      if (server === undefined) return () => {}
      const state = modal.attach('onRamp', {
        status: 'idle',
        providers: [],
        tokens: [],
        currencies: [],
        amount: '',
        quotes: {},
      })
      const { control, destroy } = lazyControl<OnRampControl>(
        modal,
        { prepare: false },
        async () => {
          const { createOnRamp } = await import('./createOnRamp.ts')
          return createOnRamp({ modal, state, server, hosts, cleanName, schedule, now })
        },
        () => {
          state.status = 'failed'
        },
      )
      modal.controls.onRamp = control
      return destroy
    },
  }
}
