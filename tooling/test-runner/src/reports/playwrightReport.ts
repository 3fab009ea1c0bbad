import { z } from 'zod'
import type { Counts } from '../counts.ts'

const errorSchema = z.object({ message: z.string().optional() })

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(errorSchema) })) }),
  ),
})

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

type Suite = z.infer<typeof suiteSchema>

const reportSchema = z.object({
  errors: z.array(errorSchema),
  suites: z.array(suiteSchema),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

/**
 * Counts of a Playwright JSON report. A test that passed only on a retry has failed,
 * and so has each error outside of a test (a fixture file that does not load, a stack that does not start).
 *
 * @throws the text is not such a report
 */
export function readPlaywrightReport(text: string): Counts {
  const { errors, suites, stats } = reportSchema.parse(JSON.parse(text))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => message ?? 'An error outside of the tests'),
      ...listFailures(suites),
    ],
  }
}

function listFailures(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const errors = results.flatMap((result) => result.errors)
          return [`${file} › ${title}`, ...errors.map(({ message }) => message ?? '')].join('\n')
        }),
    ),
    ...listFailures(inner),
  ])
}
