import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

/** Those that a page loads before anything opens. The libraries that some need are the dapp's own. */
const entries = Object.values(manifest.exports)
  .map((paths) => paths['@foyer/source'])
  .filter((path) => !/\/(element|\w+Server|solanaKit|solanaWalletAdapter)\.ts$/.test(path))

/** Bundles a page that uses every entry, and reads the chunk that it starts with. */
async function bundle() {
  const names = entries.map((_, index) => `entry${index}`)
  const imports = entries.map((path, index) => `import * as ${names[index]} from '${path}'\n`)
  const { metafile } = await build({
    stdin: { contents: `${imports.join('')}window.entries = [${names}]`, resolveDir: packageFolder },
    absWorkingDir: packageFolder,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['@foyer/source'],
    outdir: 'dist-esbuild',
    logLevel: 'error',
  })
  const { outputs } = metafile

  /** The files that are loaded with this one, itself included. */
  function loadedWith(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') loadedWith(path, seen)
    return seen
  }

  const start = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === '<stdin>') ?? ''
  return [...loadedWith(start)].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
}

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** Some of what only the open modal needs. */
const LATER =
  /\/modal-ui\/src\/(views|components\/modal)\/|\/modal-core\/src\/actions\/(connect|selectConnector)\.ts$/

test('loads nothing that only the open modal needs at the start of a page bundled by esbuild', async () => {
  const sources = await bundle()
  expect(sources).toContain('src/createFoyer.ts')
  expect(sources.filter((path) => LATER.test(path))).toEqual([])
})
