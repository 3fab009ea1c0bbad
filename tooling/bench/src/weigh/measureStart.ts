import type { InlineConfig, Plugin } from 'vite'
import { type Chunk, listChunks } from './listChunks.ts'

/** The JavaScript with which a page starts, in KiB: the entry, and all that it cannot run without. */
export function sizeOfStart(chunks: Chunk[]): number {
  const start = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of start)
    for (const chunk of chunks) if (imports.includes(chunk.file)) start.add(chunk)
  return [...start].reduce((sum, { size }) => sum + size, 0)
}

/** A feature by the function that makes it, and the module that it is imported from. */
export type FeatureImport = { name: string; from: string }

/** Measures what a feature adds to the start of a page that passes it, in KiB. */
export async function measureAdded(
  config: InlineConfig,
  chunks: Chunk[],
  feature: FeatureImport,
): Promise<number> {
  const others = await listChunks({ ...config, plugins: [...(config.plugins ?? []), without(feature)] })
  return sizeOfStart(chunks) - sizeOfStart(others)
}

/** Leaves the feature out of a page that passes it. */
const without = ({ name, from }: FeatureImport): Plugin => ({
  name: 'without-feature',
  enforce: 'pre',
  resolveId: (id) => (id === from ? `\0${from}` : undefined),
  load: (id) => (id === `\0${from}` ? `export const ${name} = () => ({})` : undefined),
})
