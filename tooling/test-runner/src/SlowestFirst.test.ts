import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rankFile, SLOWEST } from './SlowestFirst.ts'
import { REPOSITORY } from './workspace.ts'

test('starts the slowest files first, then those that start programs', () => {
  const order = [...SLOWEST, 'packages/modal/test/a.test.ts', 'packages/modal/src/b.test.ts']
  const ranks = order.map((name) => rankFile(join(REPOSITORY, name)))
  expect(new Set(ranks).size).toBe(order.length)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})

test.each(SLOWEST)('knows a file that exists: %s', (name) => {
  expect(existsSync(join(REPOSITORY, name))).toBe(true)
})
