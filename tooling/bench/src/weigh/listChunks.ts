import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'

export type Chunk = {
  file: string
  /** Compressed, in KiB. */
  size: number
  /** With what the page starts, as opposed to what a script asks for. */
  isEntry: boolean
  /** Chunks it cannot run without. */
  imports: string[]
  /** Length of each module's code before it is minified, heaviest first. */
  modules: { name: string; length: number }[]
}

/** The JavaScript of a site as it is built for production, heaviest chunk first. Nothing is written. */
export async function listChunks(config: InlineConfig): Promise<Chunk[]> {
  const result = await build({ ...config, logLevel: 'error', build: { write: false } })
  const { output } = result as Rolldown.RolldownOutput
  return output
    .filter((file) => file.type === 'chunk')
    .map((chunk) => ({
      file: chunk.fileName,
      size: gzipSync(chunk.code, { level: 9 }).length / 1024,
      isEntry: chunk.isEntry,
      imports: chunk.imports,
      modules: Object.entries(chunk.modules)
        .map(([id, { renderedLength }]) => ({ name: nameOf(id), length: renderedLength }))
        .sort((a, b) => b.length - a.length),
    }))
    .sort((a, b) => b.size - a.size)
}

/** `viem/_esm/utils/x.js` for a dependency, `packages/modal/dist/index.js` for one of ours. */
const nameOf = (id: string) =>
  id.includes('/node_modules/')
    ? id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length)
    : (/(?:packages|apps|tooling)\/.*/.exec(id)?.[0] ?? id)
