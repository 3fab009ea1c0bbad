import { ref } from 'valtio/vanilla'
import { findServer } from '../actions/findServer.ts'
import type { Feature } from '../types/feature.ts'
import type { ServerParameters } from '../types/server.ts'
import { cleanName } from '../utils/cleanName.ts'
import type { createReader } from './createReader.ts'

export type ActivityParameters = ServerParameters

/**
 * Shows the account's transactions in a tab of the Account view. They come from a chain API, which is asked when the
 * user opens the tab.
 *
 * @example
 * createFoyer({ …, projectId: 'my-dapp', endpoints: { chain: 'https://chain.example' }, features: [activity()] })
 */
export function activity(parameters: ActivityParameters = {}): Feature {
  return {
    name: 'activity',

    start(modal) {
      const { activity, alerts, events, networks, servers } = modal
      const { state } = activity
      const server = findServer(modal, { feature: 'activity', name: 'chain', ...parameters })
      if (server === undefined) return () => {}
      let loading: Promise<ReturnType<typeof createReader>> | undefined

      const create = async () => {
        const { createReader } = await import('./createReader.ts')
        const { supportedChains: supported } = servers
        return createReader({ ...server, supported, state, ref, cleanName, alerts })
      }

      const whenLoaded = (run: (reader: ReturnType<typeof createReader>) => void) =>
        loading?.then(run, () => {})

      function clear() {
        state.current = { status: 'idle' }
        void whenLoaded((reader) => reader.clear())
      }

      activity.setSource({
        async load(account) {
          loading ??= create()
          try {
            const reader = await loading
            await reader.load(account)
          } catch {
            // The next call requests a chunk again that failed to load.
            loading = undefined
            state.current = { status: 'failed', items: [], isEnd: false }
          }
        },
        more: async () => (await loading)?.more(),
        clear,
      })
      state.current = { status: 'idle' }

      const stop = events.on('disconnect', ({ namespace }) => {
        if (namespace !== networks.active().chainNamespace) return
        state.currentTab = 'tokens'
        clear()
      })
      return () => {
        stop()
        void whenLoaded((reader) => reader.destroy())
      }
    },
  }
}
