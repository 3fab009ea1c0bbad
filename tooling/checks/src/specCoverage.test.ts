import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCoverageProblems } from './specCoverage/findCoverageProblems.ts'
import { parseCoverage } from './specCoverage/parseCoverage.ts'
import { parseRules } from './specCoverage/parseRules.ts'
import { readTitles } from './specCoverage/readTitles.ts'
import { REPOSITORY, read } from './workspace.ts'

const coverage = parseCoverage(read('docs/spec-coverage.md'))
const rules = new Map([
  ['Presale', parseRules(read('docs/rules/presale.md'))],
  ['Modal', parseRules(read('docs/rules/modal.md'))],
])

const known = new Map<string, string[]>()
function titlesOf(file: string) {
  if (!existsSync(join(REPOSITORY, file))) return undefined
  const titles = known.get(file) ?? readTitles(file, read(file))
  known.set(file, titles)
  return titles
}

test.each([...rules])('numbers the rules of docs/rules from 1: %s', (_, list) => {
  expect(list.length).toBeGreaterThan(100)
  expect(list.map(({ number }) => number)).toEqual(list.map((_, index) => index + 1))
})

test('has one row per rule in docs/spec-coverage.md, each with tests that exist or what is missing', () => {
  const hasPage = (file: string) => existsSync(join(REPOSITORY, 'docs', file))
  expect(findCoverageProblems({ coverage, rules, titlesOf, hasPage })).toEqual([])
})

test('names only capabilities that some rule waits for', () => {
  const rows = [...coverage.sections.values()].flat()
  const awaited = rows.flatMap(({ gap }) => (gap?.kind === 'capability' ? gap.name : []))
  expect(coverage.capabilities.filter((name) => !awaited.includes(name))).toEqual([])
})
