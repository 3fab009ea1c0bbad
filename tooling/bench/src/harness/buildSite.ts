import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { type FolderServer, serveFolder } from './serveFolder.ts'
import { type SiteName, siteConfigs } from './siteConfigs.ts'

export type Site = FolderServer & {
  /** The folder that is served. */
  folder: string
}

export type BuildSiteOptions = {
  /** Called with the built folder before it is served. */
  onBuilt?: (folder: string) => Promise<void>
  /** Answer unknown paths with `index.html`. */
  single?: boolean
  /** Build from the packages' sources instead of their published builds: for a test, which has none. */
  fromSources?: boolean
}

/** Builds a site as for production into its own folder and serves it; `close` removes both. */
export async function buildSite(
  name: SiteName,
  { onBuilt, single, fromSources }: BuildSiteOptions = {},
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await build({
      ...siteConfigs[name],
      ...(fromSources && { resolve: { conditions: ['@foyer/source', ...defaultClientConditions] } }),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    })
    await onBuilt?.(folder)
    const server = await serveFolder(folder, { single })
    return {
      ...server,
      folder,
      async close() {
        await server.close()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
