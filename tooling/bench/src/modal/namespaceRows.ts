import { BUDGETS } from '@foyer/harness/budgets'
import { siteConfigs } from '../harness/siteConfigs.ts'
import type { Row } from '../row.ts'
import { listChunks } from '../weigh/listChunks.ts'
import { measureAdded } from '../weigh/measureStart.ts'

/** The adapters, with their budgets: at the start, and where known of the chunk that connects a wallet. */
const ADAPTERS = [
  {
    namespace: 'solana',
    name: 'Solana',
    connects: '/solana/createSolanaConnections.js',
    start: BUDGETS.solanaAdapter,
    connect: BUDGETS.solanaConnect,
  },
  {
    namespace: 'bitcoin',
    name: 'Bitcoin',
    connects: '/bitcoin/createBitcoinConnections.js',
    start: BUDGETS.bitcoinAdapter,
    connect: BUDGETS.bitcoinConnect,
  },
  // The chunks that these two connect with import others: a test of the package weighs them together.
  { namespace: 'polkadot', name: 'Polkadot', start: BUDGETS.polkadotAdapter },
  { namespace: 'cosmos', name: 'Cosmos', start: BUDGETS.cosmosAdapter },
] as const

/** Measures what an adapter of another namespace adds to a page, and the chunk that loads when its wallet is connected. */
export async function namespaceRows(): Promise<Row[]> {
  const rows = await Promise.all(ADAPTERS.map(rowsOf))
  return rows.flat()
}

async function rowsOf(adapter: (typeof ADAPTERS)[number]): Promise<Row[]> {
  const { namespace, name, start } = adapter
  const chunks = await listChunks(siteConfigs[namespace])
  const added: Row = {
    what: `${namespace}Adapter(): JS added to the start`,
    measured: await measureAdded(siteConfigs[namespace], chunks, {
      name: `${namespace}Adapter`,
      from: `@foyer/modal/${namespace}`,
    }),
    unit: 'KiB',
    budget: { most: start },
  }
  if (!('connects' in adapter)) return [added]
  const connect = chunks.find(({ modules }) => modules.some((one) => one.name.endsWith(adapter.connects)))
  return [
    added,
    {
      what: `chunk that connects a wallet of ${name}`,
      measured: connect?.size ?? Number.NaN,
      unit: 'KiB',
      budget: { most: adapter.connect },
    },
  ]
}
