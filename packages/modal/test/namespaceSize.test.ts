import { BUDGETS } from '@foyer/harness/budgets'
import { beforeAll, expect, test } from 'vitest'
import { bundle, bundleEvm, type Page } from './bundleAdapters.ts'

const KIB = 1024

let evm: Page
let both: Page
let withBitcoin: Page
let all: Page
beforeAll(async () => {
  evm = await bundleEvm()
  both = await bundle(['eip1193', 'solana'])
  withBitcoin = await bundle(['eip1193', 'bitcoin'])
  all = await bundle(['eip1193', 'solana', 'bitcoin'])
})

test('solanaAdapter() keeps to its budget at the start of a page, and adds nothing to one without it', () => {
  expect(evm.sources.filter((path) => /\/(solana|bitcoin|standard)\//.test(path))).toEqual([])
  const added = both.start - evm.start
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(BUDGETS.solanaAdapter * KIB)
})

test('what connects a wallet of Solana keeps to its budget, in a chunk that a first visitor does not load', () => {
  expect(both.sources).not.toContain('src/solana/createSolanaConnections.ts')
  const size = both.chunkOf('solana/createSolanaConnections.ts')
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThanOrEqual(BUDGETS.solanaConnect * KIB)
})

test('what the modal says of Solana is in a chunk that a page does not start with', () => {
  const isText = (path: string) => path.endsWith('/namespaces/fy-account-namespace.ts')
  expect(both.all.some(isText)).toBe(true)
  expect(both.sources.some(isText)).toBe(false)
})

test('bitcoinAdapter() keeps to its budget at the start of a page, alone and with solanaAdapter()', () => {
  const added = withBitcoin.start - evm.start
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(BUDGETS.bitcoinAdapter * KIB)
  expect(all.start - evm.start).toBeLessThanOrEqual(BUDGETS.solanaAndBitcoinAdapters * KIB)
})

test('what connects a wallet of Bitcoin has no curve, and is in chunks that a first visitor does not load', () => {
  const lazy = ['createBitcoinConnections', 'openWallet', 'dialects/wbip', 'toProvider']
  for (const source of lazy) expect(withBitcoin.sources).not.toContain(`src/bitcoin/${source}.ts`)
  const [connections = 0, ...others] = lazy.map((source) => withBitcoin.chunkOf(`bitcoin/${source}.ts`))
  expect(Math.min(connections, ...others)).toBeGreaterThan(0)
  // Half of it reads addresses with their checksums: base58, bech32 and a hash.
  expect(connections).toBeLessThanOrEqual(BUDGETS.bitcoinConnect * KIB)
  expect(withBitcoin.all.filter((path) => path.includes('@noble/curves'))).toEqual([])
})

test('embeddedWallet() with Solana keeps to its budgets, at the start of a page and at the login', async () => {
  const page = await bundle(['eip1193', 'solana'], [], { hasLogin: true })
  const added = page.start - both.start
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(BUDGETS.embeddedSolanaStart * KIB)
  const access = 'embedded/createSolanaAccess.ts'
  expect(page.sources).not.toContain(`src/${access}`)
  const size = page.chunkOf(access, 'embedded/createEmbeddedWallet.ts')
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThanOrEqual(BUDGETS.embeddedSolanaAccess * KIB)
})
