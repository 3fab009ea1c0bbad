import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listPackages } from './workspace.ts'

/**
 * The folders and files of a package's `src`, lowest layer first. Code imports from its own layer and from lower ones.
 * Type imports are free: they leave nothing in the published build.
 */
const LAYERS: Record<string, string[][]> = {
  '@foyer/modal-core': [
    ['types'],
    ['errors', 'utils'],
    ['directory', 'handoff', 'pictures', 'storage', 'wire'],
    ['selectors'],
    ['controllers'],
    ['actions'],
    ['form'],
    ['createControllers.ts', 'createModal.ts', 'instances.ts'],
    ['activity', 'assets', 'names', 'network', 'on-ramp', 'send', 'siwx', 'swap'],
    ['exports', 'test'],
  ],
  '@foyer/modal-ui': [
    ['styles', 'locales'],
    ['element'],
    ['components', 'themes'],
    ['views'],
    ['modal'],
    ['exports', 'preload.ts', 'react', 'test'],
  ],
}

/** Folders whose entries must not import each other. A controller gets what it needs from `createModal`. */
const SEPARATE: Record<string, RegExp> = {
  '@foyer/modal-core': /^controllers\/[^/]+/,
  '@foyer/modal-ui': /^views\/[^/]+\//,
}

/** Tells the bundler that the modal's chunk, or the account's, is loaded before this one. It imports no name. */
const CHUNK_HINT = /^import '(?:\.\.\/)+(?:exports\/modal|account\/fy-account-view)\.ts'$/

const VALUE_IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+)'$|\bimport\('(\.[^']+)'\)/gm

type Import = { from: string; to: string }

function listImports(directory: string): Import[] {
  const source = join(directory, 'src')
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(test|stories)\./.test(file))
  return files.flatMap((from) =>
    [...readFileSync(join(source, from), 'utf8').matchAll(VALUE_IMPORT)]
      .filter(([statement]) => !CHUNK_HINT.test(statement))
      .map(([, fixed, dynamic]) => ({ from, to: normalize(join(dirname(from), fixed ?? dynamic ?? '')) })),
  )
}

const packages = listPackages().filter(({ name }) => name in LAYERS)

test('finds the packages and their imports', () => {
  expect(packages.map(({ name }) => name).sort()).toEqual(Object.keys(LAYERS).sort())
  for (const { directory } of packages) expect(listImports(directory).length).toBeGreaterThan(100)
})

test.each(packages)('$name imports from lower layers only', ({ name, directory }) => {
  const layers = LAYERS[name] ?? []
  const layerOf = (path: string) => {
    const index = layers.findIndex((layer) => layer.includes(path.split('/')[0] ?? ''))
    expect(index, `LAYERS of ${name} has no row for ${path}`).not.toBe(-1)
    return index
  }
  const wrong = listImports(directory).filter(({ from, to }) => layerOf(to) > layerOf(from))
  expect(wrong).toEqual([])
})

test.each(packages)('$name keeps controllers and views apart', ({ name, directory }) => {
  const entryOf = (path: string) => SEPARATE[name]?.exec(relative('.', path))?.[0]
  const wrong = listImports(directory).filter(({ from, to }) => {
    const [one, other] = [entryOf(from), entryOf(to)]
    return one !== undefined && other !== undefined && one !== other
  })
  expect(wrong).toEqual([])
})
