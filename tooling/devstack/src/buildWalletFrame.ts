import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import type { Lifecycle } from './createLifecycle.ts'
import type { FolderCache } from './state/createFolderCache.ts'
import { hashSources } from './state/hashSources.ts'

export type BuildWalletFrameParameters = {
  lifecycle: Pick<Lifecycle, 'step'>
  processes: Processes
  cache: FolderCache
}

/** Builds the site of the embedded wallet, unless its sources are those of a build that was kept. Returns the build's folder. */
export async function buildWalletFrame(parameters: BuildWalletFrameParameters): Promise<string> {
  const { lifecycle, processes, cache } = parameters
  const key = hashSources({ packages: ['@foyer/wallet-frame', '@foyer/tsconfig'] })
  const kept = await cache.find(key)
  if (kept !== undefined) return kept
  return lifecycle.step('site build', () =>
    cache.keep(key, async (folder) => {
      const build = await processes.start({
        name: 'site-build',
        ...nodeCommand(fileURLToPath(new URL('services/walletFrameBuild.ts', import.meta.url)), [folder]),
        endsByItself: true,
      })
      await build.ended
    }),
  )
}
