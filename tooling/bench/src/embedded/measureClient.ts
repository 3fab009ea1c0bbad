import type { Plugin } from 'vite'
import { siteConfigs } from '../harness/siteConfigs.ts'
import type { Row } from '../row.ts'
import { type Chunk, listChunks } from '../weigh/listChunks.ts'

const FEATURE = '@foyer/modal/embedded'

/** Leaves the feature out of a page that passes it. */
const withoutFeature: Plugin = {
  name: 'without-feature',
  enforce: 'pre',
  resolveId: (id) => (id === FEATURE ? `\0${FEATURE}` : undefined),
  load: (id) => (id === `\0${FEATURE}` ? 'export const embeddedWallet = () => ({})' : undefined),
}

/** What `embeddedWallet()` adds to a dapp's start, and the chunk that loads at the first use. */
export async function measureClient(): Promise<Row[]> {
  const config = siteConfigs.embedded
  const chunks = await listChunks(config)
  const others = await listChunks({ ...config, plugins: [...(config.plugins ?? []), withoutFeature] })
  const client = chunks.find(({ modules }) =>
    modules.some(({ name }) => name.endsWith('/client/createFrame.js')),
  )
  return [
    {
      what: 'embeddedWallet(): JS added to the start',
      measured: sizeOfStart(chunks) - sizeOfStart(others),
      unit: 'KiB',
      budget: { most: 0.5 },
    },
    {
      what: 'chunk of the login and the client of its iframe, without zod',
      measured: client?.size ?? Number.NaN,
      unit: 'KiB',
      budget: { most: 14 },
    },
  ]
}

/** The entry and all that it needs. */
function sizeOfStart(chunks: Chunk[]): number {
  const start = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of start)
    for (const chunk of chunks) if (imports.includes(chunk.file)) start.add(chunk)
  return [...start].reduce((sum, { size }) => sum + size, 0)
}
