import { findServer } from '../actions/findServer.ts'
import { lazyControl } from '../actions/lazyControl.ts'
import type { Feature } from '../types/feature.ts'
import type { FeatureModal, Modal } from '../types/modal.ts'
import type { ServerParameters } from '../types/server.ts'
import type { SwapControl } from '../types/swap.ts'
import { cleanName } from '../utils/cleanName.ts'
import type { Schedule } from '../utils/schedule.ts'
import type { createSwap } from './createSwap.ts'
import type { SwapTools } from './types.ts'

export type SwapParameters = ServerParameters & {
  /**
   * The contracts that may swap, and take what is approved. Default any that the server names: with a list, a server
   * that was taken over cannot name another one.
   */
  spenders?: readonly string[] | undefined
  /** For tests. */
  schedule?: Schedule | undefined
}

/** The flow of swapping and what the namespace needs, which come together in one chunk. */
export type SwapCode = { createSwap: typeof createSwap; tools: SwapTools }

/** Swaps tokens of the account in use. */
export function swap({
  load,
  spenders,
  schedule,
  ...parameters
}: SwapParameters & { load: (modal: FeatureModal) => Promise<SwapCode> }): Feature {
  return {
    name: 'swap',

    start(modal: Modal) {
      const server = findServer(modal, { feature: 'swap', name: 'chain', ...parameters })
      if (server === undefined) return () => {}
      const state = modal.attach('swap', {
        status: 'editing',
        tokens: { status: 'idle' },
        sourceTokenAmount: '',
        slippage: '1',
        quoting: false,
        isImpactAccepted: false,
        loading: false,
      })
      const { control, destroy } = lazyControl<SwapControl>(
        modal,
        { preview: false, accept: false, swap: false },
        async () => {
          const { createSwap, tools } = await load(modal)
          return createSwap({ modal, state, tools, server, spenders, schedule, cleanName })
        },
        () => {
          state.tokens = { status: 'failed', chainId: modal.networks.active().caipNetworkId }
        },
      )
      modal.controls.swap = control
      return destroy
    },
  }
}
