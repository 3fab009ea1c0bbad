import { BUDGETS } from '@foyer/harness/budgets'
import { beforeAll, expect, test } from 'vitest'
import { bundle, bundleEvm, type Page } from './bundleAdapters.ts'

const KIB = 1024

let evm: Page
beforeAll(async () => {
  evm = await bundleEvm()
})

test('a page with EVM alone has nothing of Polkadot or Cosmos', () => {
  expect(evm.sources.filter((path) => /\/(injected|polkadot|cosmos)\//.test(path))).toEqual([])
})

test.each([
  // More than half of it is the hash of addresses; the rest is what all namespaces share.
  ['polkadot', BUDGETS.polkadotAdapter, BUDGETS.polkadotConnect],
  ['cosmos', BUDGETS.cosmosAdapter, BUDGETS.cosmosConnect],
])(
  '%sAdapter() keeps to its budgets, at the start of a page and when a wallet is connected',
  async (name, start, connect) => {
    const both = await bundle(['eip1193', name])
    const added = both.start - evm.start
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThanOrEqual(start * KIB)
    const source = `${name}/create${name.charAt(0).toUpperCase()}${name.slice(1)}Connections.ts`
    const size = both.chunkOf(source)
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(connect * KIB)
    // Signatures are verified by the server: no curve is in any chunk.
    expect(both.all.filter((path) => /curves|sr25519/.test(path))).toEqual([])
  },
)
