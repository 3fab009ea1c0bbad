import { findServer } from '../actions/findServer.ts'
import { reportLoadError } from '../actions/reportLoadError.ts'
import type { Feature } from '../types/feature.ts'
import type { FeatureModal, Modal } from '../types/modal.ts'
import type { ServerParameters } from '../types/server.ts'
import { cleanName } from '../utils/cleanName.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { emptyForm } from './emptyForm.ts'
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
  resolveName,
  schedule = pageSchedule,
  ...parameters
}: SendParameters & { loadTools: (modal: FeatureModal) => Promise<SendTools> }): Feature {
  return {
    name: 'send',

    start(modal) {
      const state = modal.attach('send', emptyForm())
      const { endpoint = modal.servers.chain } = parameters
      const server = endpoint && findServer(modal, { feature: 'send', name: 'chain', ...parameters })
      let loading: ReturnType<typeof create> | undefined

      async function create() {
        const [{ createSend }, tools] = await Promise.all([import('./createSend.ts'), loadTools(modal)])
        // `createModal` hands its features the whole modal.
        return createSend({
          modal: modal as Modal,
          state,
          tools,
          resolveName,
          server: server || undefined,
          cleanName,
          schedule,
        })
      }

      /** Calls one after the other, also while the code is loading. */
      async function load() {
        loading ??= create()
        try {
          return await loading
        } catch (cause) {
          // The next call requests a chunk again that failed to load.
          loading = undefined
          reportLoadError(modal, cause)
          return undefined
        }
      }

      modal.controls.send = {
        setToken: (token) => void load().then((one) => one?.setToken(token)),
        setAmount: (text) => void load().then((one) => one?.setAmount(text)),
        setReceiver: (text) => void load().then((one) => one?.setReceiver(text)),
        useMax: async () => (await load())?.useMax(),
        preview: async () => (await load())?.preview() ?? false,
        send: async (transaction) => (await load())?.send(transaction) ?? false,
        reset: () => void load().then((one) => one?.reset()),
      }

      return () =>
        void loading?.then(
          ({ destroy }) => destroy(),
          () => {},
        )
    },
  }
}
