import { siteConfigs } from '../harness/siteConfigs.ts'
import type { Row } from '../row.ts'
import { listChunks } from '../weigh/listChunks.ts'
import { measureAdded } from '../weigh/measureStart.ts'

/** What an adapter of another namespace adds to a page, and the chunk that loads when its wallet is connected. */
export async function namespaceRows(): Promise<Row[]> {
  const chunks = await listChunks(siteConfigs.solana)
  const connect = chunks.find(({ modules }) =>
    modules.some(({ name }) => name.endsWith('/solana/createConnections.js')),
  )
  return [
    {
      what: 'solanaAdapter(): JS added to the start',
      measured: await measureAdded(siteConfigs.solana, chunks, {
        name: 'solanaAdapter',
        from: '@foyer/modal/solana',
      }),
      unit: 'KiB',
      budget: { most: 3 },
    },
    {
      what: 'chunk that connects a wallet of Solana',
      measured: connect?.size ?? Number.NaN,
      unit: 'KiB',
      budget: { most: 4 },
    },
  ]
}
