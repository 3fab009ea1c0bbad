import { ref } from 'valtio/vanilla'
import type { Feature } from '../types/feature.ts'
import { cleanIcon, cleanName } from '../utils/clean.ts'
import type { ActivityParameters, createReader } from './createReader.ts'

/**
 * Shows the account's transactions, in a tab of the Account view. A server that speaks the dialect of the chain API
 * knows them; it is asked when somebody opens the tab.
 *
 * @example
 * createFoyer({ …, features: [activity({ endpoint: 'https://chain.example', projectId: 'my-dapp' })] })
 */
export function activity(parameters: ActivityParameters): Feature {
  return {
    name: 'activity',

    start({ activity, alerts, events, networks }) {
      const { state } = activity
      let loading: Promise<ReturnType<typeof createReader>> | undefined

      async function create() {
        const { createReader } = await import('./createReader.ts')
        return createReader({ ...parameters, state, ref, cleanName, cleanIcon, alert: alerts.show })
      }

      const whenLoaded = (run: (reader: ReturnType<typeof createReader>) => void) =>
        loading?.then(run, () => {})

      function clear() {
        state.current = { status: 'idle' }
        void whenLoaded((reader) => reader.clear())
      }

      activity.source = {
        async load(account) {
          loading ??= create()
          try {
            const reader = await loading
            await reader.load(account)
          } catch {
            // A chunk that did not come may come the next time.
            loading = undefined
            state.current = { status: 'failed', items: [], isEnd: false }
          }
        },
        more: async () => (await loading)?.more(),
        clear,
      }
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
