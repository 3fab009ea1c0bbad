import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'

const KIB = 1024
const packageFolder = fileURLToPath(new URL('..', import.meta.url))

type Page = Awaited<ReturnType<typeof bundle>>

/** A page with these adapters: what it starts with, and the chunks that it may load. */
async function bundle(adapters: string[]) {
  const imports = adapters.map((name) => `import { ${name}Adapter } from './src/exports/${name}.ts'\n`)
  const calls = adapters.map((name) => `${name}Adapter()`)
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `import { createFoyer } from './src/exports/index.ts'
        ${imports.join('')}
        createFoyer({ networks: [], adapters: [${calls}] })`,
      resolveDir: packageFolder,
    },
    absWorkingDir: packageFolder,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['@foyer/source'],
    outdir: 'dist-size',
    logLevel: 'error',
  })
  const { outputs } = metafile
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => {
      const { contents } = outputFiles.find(({ path }) => path.endsWith(file)) ?? { contents: '' }
      return sum + gzipSync(contents).length
    }, 0)

  function loadedWith(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') loadedWith(path, seen)
    return seen
  }
  const start = loadedWith(Object.keys(outputs).find((file) => outputs[file]?.entryPoint === '<stdin>') ?? '')
  /** What a chunk and its imports weigh that the page has not got yet. */
  function chunkOf(source: string) {
    const chunk = Object.keys(outputs).find((file) => outputs[file]?.entryPoint?.endsWith(source))
    return sizeOf([...loadedWith(chunk ?? '')].filter((file) => !start.has(file)))
  }
  const sources = [...start].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
  const all = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))
  return { start: sizeOf(start), sources, all, chunkOf }
}

let evm: Page
let both: Page
let withBitcoin: Page
let all: Page
beforeAll(async () => {
  evm = await bundle(['eip1193'])
  both = await bundle(['eip1193', 'solana'])
  withBitcoin = await bundle(['eip1193', 'bitcoin'])
  all = await bundle(['eip1193', 'solana', 'bitcoin'])
})

test('solanaAdapter() adds at most 3 KiB gzip to the start of a page, and nothing to one without it', () => {
  expect(evm.sources.filter((path) => /\/(solana|bitcoin|standard)\//.test(path))).toEqual([])
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

test('bitcoinAdapter() adds at most 3 KiB gzip to the start of a page, and 5 together with solanaAdapter()', () => {
  const added = withBitcoin.start - evm.start
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(3 * KIB)
  expect(all.start - evm.start).toBeLessThanOrEqual(5 * KIB)
})

test('what connects a wallet of Bitcoin has no curve, and is in chunks that a first visitor does not load', () => {
  const lazy = ['createConnections', 'openWallet', 'dialects/wbip', 'toProvider']
  for (const source of lazy) expect(withBitcoin.sources).not.toContain(`src/bitcoin/${source}.ts`)
  const [connections = 0, ...others] = lazy.map((source) => withBitcoin.chunkOf(`bitcoin/${source}.ts`))
  expect(Math.min(connections, ...others)).toBeGreaterThan(0)
  // Most of it reads addresses with their checksums: base58, bech32 and two hashes.
  expect(connections).toBeLessThanOrEqual(11 * KIB)
  expect(withBitcoin.all.filter((path) => path.includes('@noble/curves'))).toEqual([])
})
