import { type SiteName, siteConfigs } from '../harness/siteConfigs.ts'
import type { Row } from '../row.ts'
import { listChunks } from '../weigh/listChunks.ts'
import { measureAdded } from '../weigh/measureStart.ts'

type AdapterParameters = {
  site: SiteName & ('solana' | 'bitcoin')
  namespace: string
  /** What it may add to the start, and what its chunk may weigh, in KiB. */
  most: { start: number; connect: number }
}

/** What an adapter of another namespace adds to a page, and the chunk that loads when its wallet is connected. */
async function rowsOf({ site, namespace, most }: AdapterParameters): Promise<Row[]> {
  const chunks = await listChunks(siteConfigs[site])
  const connect = chunks.find(({ modules }) =>
    modules.some(({ name }) => name.endsWith(`/${site}/createConnections.js`)),
  )
  return [
    {
      what: `${site}Adapter(): JS added to the start`,
      measured: await measureAdded(siteConfigs[site], chunks, {
        name: `${site}Adapter`,
        from: `@foyer/modal/${site}`,
      }),
      unit: 'KiB',
      budget: { most: most.start },
    },
    {
      what: `chunk that connects a wallet of ${namespace}`,
      measured: connect?.size ?? Number.NaN,
      unit: 'KiB',
      budget: { most: most.connect },
    },
  ]
}

export const namespaceRows = async (): Promise<Row[]> => [
  ...(await rowsOf({ site: 'solana', namespace: 'Solana', most: { start: 3, connect: 4 } })),
  ...(await rowsOf({ site: 'bitcoin', namespace: 'Bitcoin', most: { start: 3, connect: 11 } })),
]
