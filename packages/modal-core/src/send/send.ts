import { lazyControl } from '../actions/lazyControl.ts'
import type { Feature } from '../types/feature.ts'
import type { FeatureModal, Modal } from '../types/modal.ts'
import type { SendControl } from '../types/send.ts'
import type { ServerParameters } from '../types/server.ts'
import { cleanProfileName } from '../utils/cleanProfileName.ts'
import type { Schedule } from '../utils/schedule.ts'
import type { ResolveName, SendTools } from './types.ts'

export type SendParameters = ServerParameters & {
  /** Looks names up before the server is asked. */
  resolveName?: ResolveName | undefined
  /** For tests. */
  schedule?: Schedule | undefined
}

/** Sends tokens from the account in use. `loadTools` brings what the namespace needs. */
export function send({
  loadTools,
  ...parameters
}: SendParameters & { loadTools: (modal: FeatureModal) => Promise<SendTools> }): Feature {
  return {
    name: 'send',

    start(modal: Modal) {
      // Only what is not undefined: this code is in the dapp's first chunk.
      const state = modal.attach('send', {
        status: 'editing',
        sendTokenAmount: '',
        receiver: '',
        resolving: false,
        isOwnAddress: false,
        loading: false,
      })
      const { control, destroy } = lazyControl<SendControl>(
        modal,
        { preview: false, send: false },
        async () => {
          const [{ createSend }, tools] = await Promise.all([import('./createSend.ts'), loadTools(modal)])
          return createSend({ ...parameters, modal, state, tools, cleanProfileName })
        },
      )
      modal.controls.send = control
      return destroy
    },
  }
}
