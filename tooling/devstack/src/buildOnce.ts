import type { Processes, SpawnParameters } from '@foyer/harness/processes'
import type { Lifecycle } from './createLifecycle.ts'
import type { FolderCache } from './state/createFolderCache.ts'
import { hashSources } from './state/hashSources.ts'

export type BuildOnceParameters = {
  lifecycle: Pick<Lifecycle, 'step'>
  processes: Processes
  cache: FolderCache
  /** Of the step that is shown, and of its process. */
  name: string
  /** The packages whose sources decide the result, with what they depend on. */
  packages: readonly string[]
  /** More files that do, relative to the repository. */
  files?: readonly string[]
  /** A program that builds into the folder, and ends. */
  command: (folder: string) => Omit<SpawnParameters, 'name'>
}

/** Builds a site, unless its sources are those of a build that was kept. Returns the build's folder. */
export async function buildOnce(parameters: BuildOnceParameters): Promise<string> {
  const { lifecycle, processes, cache, name, packages, files, command } = parameters
  const key = hashSources({ packages, files })
  const kept = await cache.find(key)
  if (kept !== undefined) return kept
  return lifecycle.step(name, () =>
    cache.keep(key, async (folder) => {
      const build = await processes.start({
        name: name.replaceAll(' ', '-'),
        ...command(folder),
        endsByItself: true,
      })
      await build.ended
    }),
  )
}
