import { findServer } from '../actions/findServer.ts'
import type { Feature } from '../types/feature.ts'
import type { Modal } from '../types/modal.ts'
import type { ServerParameters } from '../types/server.ts'
import { cleanName } from '../utils/cleanName.ts'
import type { createAssetReader } from './createAssetReader.ts'

export type AssetsParameters = ServerParameters & {
  /** For tests. */
  now?: (() => number) | undefined
}

/**
 * Shows all that the account has, and what it is worth: from the wallet where it lists its assets, else from a chain
 * API, else from the chain. Nothing is asked before the Account view opens.
 *
 * @example
 * createFoyer({ …, projectId: 'my-dapp', endpoints: { gateway: 'https://gateway.example' }, features: [assets()] })
 */
export function assets({ now = Date.now, ...parameters }: AssetsParameters = {}): Feature {
  return {
    name: 'assets',

    start(modal: Modal) {
      const { alerts, balance, servers } = modal
      const { endpoint = servers.chain } = parameters
      const server = endpoint && findServer(modal, { feature: 'assets', name: 'chain', ...parameters })
      let loading: Promise<ReturnType<typeof createAssetReader>> | undefined

      const create = async () => {
        const { createAssetReader } = await import('./createAssetReader.ts')
        return createAssetReader({
          server: server || undefined,
          supported: servers.supportedChains,
          state: balance.state,
          cleanName,
          alerts,
          now,
        })
      }

      balance.source = async (query, adapter) => {
        loading ??= create()
        // The next call requests a chunk again that failed to load.
        loading.catch(() => {
          loading = undefined
        })
        return (await loading).read(query, adapter)
      }

      return () => {
        balance.source = undefined
        void loading?.then(
          ({ destroy }) => destroy(),
          () => {},
        )
      }
    },
  }
}
