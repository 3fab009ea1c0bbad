import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../workspace.ts'
import { faults } from './faults.ts'
import { readPlaces } from './plant.ts'

test('each fault can be planted: its text is once in its file', () => {
  const late = faults.filter(({ file, find }) => readPlaces(REPOSITORY, file, find) !== 1)
  expect(late).toEqual([])
})

test('faults.md has each fault under its number', () => {
  const page = readFileSync(join(REPOSITORY, 'tooling/checks/faults.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (\d+) \| `([^`]+)` \| ([^|]+) \|/gm)]
  expect(rows.map(([, number, file, kind]) => [Number(number), file, kind])).toEqual(
    faults.map(({ file, kind }, index) => [index + 1, file, kind]),
  )
})
