import { beforeAll, expect, test } from 'vitest'
import { bundle, type Page } from './bundleAdapters.ts'

const KIB = 1024

let evm: Page
let both: Page
beforeAll(async () => {
  evm = await bundle(['eip1193'])
  both = await bundle(['eip1193', 'solana'])
})

test('solanaAdapter() adds at most 3 KiB gzip to the start of a page, and nothing to one without it', () => {
  expect(evm.sources.filter((path) => /\/(solana|standard)\//.test(path))).toEqual([])
  const added = both.start - evm.start
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(3 * KIB)
})

test('what connects a wallet of Solana is at most 4 KiB gzip, in a chunk that a first visitor does not load', () => {
  expect(both.sources).not.toContain('src/solana/createConnections.ts')
  const size = both.chunkOf('solana/createConnections.ts')
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThanOrEqual(4 * KIB)
})
