import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * The chunks with which the pages start, and the modules that load them, in the order in which they are loaded. What
 * several of them need is in the first of them.
 */
const CHUNKS = {
  app: ['main.tsx'],
  start: [
    'app/boot.ts',
    'features/wallet/WalletButton.tsx',
    'features/trust/Trust.tsx',
    'features/record/RecordPage.tsx',
  ],
  home: [
    'features/presale/Offer.tsx',
    'features/presale/Presale.tsx',
    'features/invite/InvitationRibbon.tsx',
  ],
} as const

export type ChunkName = keyof typeof CHUNKS

/**
 * Puts what a page starts with into a few chunks. By itself the bundler makes a chunk of each set of modules that the same
 * parts of the site share, down to a few bytes, and each is a request of its own. Those sets are found by a first build:
 * which module a part really needs is only known once unused code is gone.
 */
export function fewChunks(): Plugin {
  let chunkOf: ReadonlyMap<string, ChunkName> = new Map()
  return {
    name: 'foyer:few-chunks',
    apply: 'build',
    async config({ resolve, build: { target } = {} }) {
      chunkOf = await assignModules({ resolve, build: { target } })
      const groups = [{ name: (id: string) => chunkOf.get(id) }]
      return {
        build: {
          rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
        },
      }
    },
  }
}

async function assignModules(config: InlineConfig): Promise<ReadonlyMap<string, ChunkName>> {
  const result = await build({
    ...config,
    configFile: false,
    root: ROOT,
    plugins: [react()],
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })
  const chunks = (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
  const chunkOf = new Map<string, ChunkName>()
  for (const [name, roots] of Object.entries(CHUNKS) as [ChunkName, readonly string[]][]) {
    for (const root of roots) {
      for (const { moduleIds } of listNeeded(chunks, `${ROOT}src/${root}`))
        for (const id of moduleIds) if (!chunkOf.has(id)) chunkOf.set(id, name)
    }
  }
  return chunkOf
}

/** The chunk of a module and all that it cannot run without. */
function listNeeded(chunks: Rolldown.OutputChunk[], module: string) {
  const needed = new Set(chunks.filter(({ moduleIds }) => moduleIds.includes(module)))
  if (needed.size === 0) throw new Error(`No chunk has ${module}.`)
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  return needed
}
