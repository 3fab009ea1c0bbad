import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { listPackages } from './workspace.ts'

/** Packages whose files import each other in one direction, types included. */
const WITHOUT_CYCLES = ['@foyer/modal-core']

const IMPORT = /\bfrom '(\.[^']+)'|\bimport\(?\s?'(\.[^']+)'/g

/** Reads the imports of each file, by path inside `src`. */
function readGraph(directory: string): Map<string, string[]> {
  const source = join(directory, 'src')
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.includes('.test.'))
  const importsOf = (file: string) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(IMPORT)].map(([, fixed, dynamic]) =>
      normalize(join(dirname(file), fixed ?? dynamic ?? '')),
    )
  return new Map(files.map((file) => [file, importsOf(file)]))
}

/** A file that can be reached from itself, with the way that leads back, or undefined. */
function findCycle(graph: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>()

  function visit(file: string, way: readonly string[]): string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...way, file])
      if (cycle !== undefined) return cycle
    }
    done.add(file)
    return undefined
  }

  for (const file of graph.keys()) {
    const cycle = visit(file, [])
    if (cycle !== undefined) return cycle
  }
  return undefined
}

test('findCycle names the way back to a file', () => {
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b'])
  expect(
    findCycle(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toBeUndefined()
})

test.each(WITHOUT_CYCLES)('%s has no import cycle, of types neither', (name) => {
  const found = listPackages().find((each) => each.name === name)
  const graph = readGraph(found?.directory ?? '')
  expect(graph.size).toBeGreaterThan(100)
  expect(findCycle(graph)).toBeUndefined()
})
