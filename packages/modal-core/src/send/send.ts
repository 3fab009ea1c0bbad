import { findServer } from '../actions/findServer.ts'
import { reportLoadError } from '../actions/reportLoadError.ts'
import type { Feature } from '../types/feature.ts'
import type { FeatureModal, Modal } from '../types/modal.ts'
import type { Network } from '../types/network.ts'
import type { ServerParameters } from '../types/server.ts'
import { cleanName } from '../utils/cleanName.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { emptyForm } from './emptyForm.ts'

/**
 * Looks a name up: the address it leads to on the network, or nothing. The signal aborts a look-up whose answer is no
 * longer needed.
 */
export type ResolveName = (
  name: string,
  options: { network: Network; signal: AbortSignal },
) => Promise<string | null | undefined>

export type SendParameters = ServerParameters & {
  /** Looks names up before the server is asked. */
  resolveName?: ResolveName | undefined
  /** For tests. */
  schedule?: Schedule | undefined
}

/** What the core does not know of the chains of a namespace. */
export type SendTools = {
  /** The address with the letters of its checksum. */
  checksum: (address: string) => string
  isTransactionHash: (value: unknown) => value is string
  /** Follows a transaction: how it goes is a `transaction` event. */
  follow: (transaction: { hash: string; network: Network }) => void
  stop: () => void
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
          // A chunk that did not come may come the next time.
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
