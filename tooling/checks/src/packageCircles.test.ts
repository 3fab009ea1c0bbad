import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPackages } from './workspace.ts'

/** Names of packages by the name of the one that needs them, for whatever. */
type Graph = ReadonlyMap<string, readonly string[]>

/** The first circle that is found, such as `['a', 'b', 'a']`. */
function findCircle(graph: Graph): string[] | undefined {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const needed of graph.get(name) ?? []) {
      const circle = visit(needed, [...path, name])
      if (circle !== undefined) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of graph.keys()) {
    const circle = visit(name, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

test('finds a circle, and none in a tree', () => {
  const tree: [string, string[]][] = [
    ['top', ['left', 'right']],
    ['left', ['base']],
    ['right', ['base']],
    ['base', []],
  ]
  expect(findCircle(new Map(tree))).toBeUndefined()
  expect(findCircle(new Map([...tree, ['base', ['right']]]))).toEqual(['base', 'right', 'base'])
})

test('no package leads back to itself by its dependencies or devDependencies', () => {
  const graph = new Map(
    listPackages().map(({ name, directory }) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(directory, 'package.json'), 'utf8'),
      )
      return [name, Object.keys({ ...dependencies, ...devDependencies })] as const
    }),
  )
  expect(graph.size).toBeGreaterThan(20)
  expect(findCircle(graph)).toBeUndefined()
})
