import { expect, test } from 'vitest'
import { findCoverageProblems } from './findCoverageProblems.ts'
import { parseCoverage } from './parseCoverage.ts'
import { parseRules } from './parseRules.ts'

const rules = parseRules('| # | § | rule |\n|--:|---|---|\n| 1 | 2 | One |\n| 2 | 3, 4 | a \\| b |\n')

/** The problems of a page with these rows under the heading `Part`. */
function check(...rows: string[]) {
  const page = `# Page\n\n## To be built\n\n- **names**: later.\n\n## Part\n\n| # | rule | tests |\n|--:|---|---|\n`
  return findCoverageProblems({
    coverage: parseCoverage(page + rows.join('\n')),
    rules: new Map([['Part', rules]]),
    titlesOf: (file) => (file === 'a.test.ts' ? ['group › works', 'a | b; c'] : undefined),
    hasPage: (file) => file === 'decisions/1.md',
  })
}

const one = '| 1 | One | a.test.ts › group › works |'
const two = '| 2 | a \\| b | – names |'

test('accepts one row per rule', () => {
  expect(check(one, two)).toEqual([])
  expect(check(one, '| 2 | a \\| b | a.test.ts › a \\| b; c<br>a.test.ts › group › works |')).toEqual([])
  expect(check(one, '| 2 | a \\| b | – [decision 1](decisions/1.md) |')).toEqual([])
})

test.each([
  ['a rule without a row', [one], 'Part 2: has no row.'],
  ['two rows of one rule', [one, one, two], 'Part 1: has more than one row.'],
  ['a row without a rule', [one, two, '| 3 | Three | – names |'], 'Part 3: there is no such rule.'],
  [
    'a row that says something else',
    ['| 1 | One! | – names |', two],
    'Part 1: the rule says "One", the row "One!".',
  ],
  ['a file that is gone', ['| 1 | One | b.test.ts › works |', two], 'Part 1: b.test.ts does not exist.'],
  ['a part of a title', ['| 1 | One | a.test.ts › works |', two], 'Part 1: a.test.ts has no test "works".'],
  [
    'an empty cell',
    ['| 1 | One | |', two],
    'Part 1: names neither a test nor, after a dash, what is missing.',
  ],
  [
    'a dash alone',
    ['| 1 | One | – |', two],
    'Part 1: "" is neither a capability that is to be built nor a decision.',
  ],
  [
    'a capability that the page does not list',
    ['| 1 | One | – later |', two],
    'Part 1: "later" is neither a capability that is to be built nor a decision.',
  ],
  [
    'a decision that is not there',
    ['| 1 | One | – [2](decisions/2.md) |', two],
    'Part 1: decisions/2.md does not exist.',
  ],
])('reports %s', (_, rows, problem) => {
  expect(check(...rows)).toEqual([problem])
})

test('reports a section without rules and rules without a section', () => {
  const coverage = parseCoverage('## Other\n\n| 1 | One | – x |\n')
  const problems = findCoverageProblems({
    coverage,
    rules: new Map([['Part', rules]]),
    titlesOf: () => undefined,
    hasPage: () => false,
  })
  expect(problems).toContain('Part 1: has no row.')
  expect(problems).toContain('Other 1: there is no such rule.')
})
