import type { Coverage, CoverageRow } from './parseCoverage.ts'
import type { Rule } from './parseRules.ts'

export type FindCoverageProblemsParameters = {
  coverage: Coverage
  /** The rules of each section, by its heading. */
  rules: ReadonlyMap<string, readonly Rule[]>
  /** The full titles of the tests in a file, or undefined without such a file. */
  titlesOf: (file: string) => readonly string[] | undefined
  /** True if there is a file, by its path below `docs`. */
  hasPage: (file: string) => boolean
}

/** Finds the errors of the coverage page, one sentence each. */
export function findCoverageProblems(parameters: FindCoverageProblemsParameters): string[] {
  const { coverage, rules } = parameters
  const headings = new Set([...rules.keys(), ...coverage.sections.keys()])
  return [...headings].flatMap((heading) => {
    const rows = coverage.sections.get(heading) ?? []
    const known = new Map(rules.get(heading)?.map(({ number, text }) => [number, text]))
    const numbers = rows.map(({ number }) => number)
    const missing = [...known.keys()].filter((number) => !numbers.includes(number))
    return [
      ...missing.map((number) => `${heading} ${number}: has no row.`),
      ...numbers
        .filter((number, index) => numbers.indexOf(number) !== index)
        .map((number) => `${heading} ${number}: has more than one row.`),
      ...rows.flatMap((row) =>
        [...ruleProblems(row, known), ...testProblems(row, parameters), ...gapProblems(row, parameters)].map(
          (problem) => `${heading} ${row.number}: ${problem}`,
        ),
      ),
    ]
  })
}

function ruleProblems({ number, text }: CoverageRow, rules: ReadonlyMap<number, string>) {
  const rule = rules.get(number)
  if (rule === undefined) return ['there is no such rule.']
  return rule === text ? [] : [`the rule says "${rule}", the row "${text}".`]
}

function testProblems({ tests }: CoverageRow, { titlesOf }: FindCoverageProblemsParameters) {
  return tests.flatMap(({ file, title }) => {
    if (file === '') return ['names neither a test nor, after a dash, what is missing.']
    const titles = titlesOf(file)
    if (titles === undefined) return [`${file} does not exist.`]
    return titles.includes(title) ? [] : [`${file} has no test "${title}".`]
  })
}

function gapProblems({ gap }: CoverageRow, { coverage, hasPage }: FindCoverageProblemsParameters) {
  if (gap === undefined) return []
  if (gap.kind === 'decision') return hasPage(gap.file) ? [] : [`${gap.file} does not exist.`]
  return coverage.capabilities.includes(gap.name)
    ? []
    : [`"${gap.name}" is neither a capability that is to be built nor a decision.`]
}
