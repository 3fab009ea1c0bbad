import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification } from 'vitest/node'
import { rankFile, SLOWEST, SlowestFirst } from './SlowestFirst.ts'

const REPOSITORY = join(import.meta.dirname, '../../../..')

test('starts the slowest files first, then those that start programs', () => {
  const order = [...SLOWEST, 'packages/modal/test/a.test.ts', 'packages/modal/src/b.test.ts']
  const ranks = order.map((name) => rankFile(join(REPOSITORY, name)))
  expect(new Set(ranks).size).toBe(order.length)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})

test.each(SLOWEST)('knows a file that exists: %s', (name) => {
  expect(existsSync(join(REPOSITORY, name))).toBe(true)
})

test('keeps files of one environment together, so that they can share a process', async () => {
  const cache = { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) }
  const sequencer = new SlowestFirst({ cache } as never)
  const project = { name: 'packages/modal-core/src', config: { sequence: { groupOrder: 0 }, isolate: false } }
  const inNode = ['swap/swap.test.ts', 'pictures/pictures.test.ts']
  const inHappyDom = ['siwx/siwx.test.ts', 'utils/watchOtherTabs.test.ts']
  const files = [inNode[0], inHappyDom[0], inNode[1], inHappyDom[1]].map((name = '') => ({
    project,
    moduleId: join(REPOSITORY, project.name, name),
  }))
  const sorted = await sequencer.sort(files as TestSpecification[])
  const expected = [...inNode, ...inHappyDom].map((name) => join(REPOSITORY, project.name, name))
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(expected)
})
