import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { type FileReport, NO_TESTS, type Outcome } from '../outcome.ts'

const errorSchema = z.object({ message: z.string().optional() })

const testSchema = z.object({
  projectName: z.string(),
  /** What the test should end with: `skipped` when it was marked so. */
  expectedStatus: z.string(),
  /** `expected`, `unexpected`, `flaky` or `skipped`. */
  status: z.string(),
  /** One for each attempt; none when something that the test depends on failed. */
  results: z.array(z.object({ errors: z.array(errorSchema) })),
})

const specSchema = z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) })

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

type Suite = z.infer<typeof suiteSchema>
type Test = z.infer<typeof testSchema> & { title: string; file: string }

const reportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  errors: z.array(errorSchema),
  suites: z.array(suiteSchema),
})

/**
 * Reads a JSON report of Playwright. Each error outside of the tests (a stack that does not start, a file that does not
 * load) is a failure.
 *
 * @throws the text is not such a report
 */
export function readPlaywrightReport(text: string): Outcome {
  const { config, errors, suites } = reportSchema.parse(JSON.parse(text))
  const groups = Map.groupBy(listTests(suites), ({ projectName, file }) => `${projectName}\n${file}`)
  return {
    files: [...groups.values()].map((tests) => reportFile(tests, config.rootDir)),
    others: { ...NO_TESTS, failed: errors.length },
    failures: errors.map(({ message }) =>
      stripVTControlCharacters(message ?? 'An error outside of the tests'),
    ),
  }
}

function listTests(suites: readonly Suite[]): Test[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) => tests.map((test) => ({ ...test, title, file }))),
    ...listTests(inner),
  ])
}

function reportFile(tests: readonly Test[], directory: string): FileReport {
  const [{ file = '', projectName: project = '' } = {}] = tests
  const isFailed = ({ status }: Test) => status === 'unexpected' || status === 'flaky'
  const failed = tests.filter(isFailed)
  return {
    ...{ file: join(directory, file), project },
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: failed.length,
    skipped: tests.filter(({ status }) => status === 'skipped').length,
    failures: failed.map(formatFailure),
    isRun: tests.every(({ expectedStatus, results }) => expectedStatus === 'skipped' || results.length > 0),
  }
}

function formatFailure({ file, projectName, title, results }: Test) {
  const errors = results.flatMap((result) => result.errors).map(({ message }) => message ?? '')
  return stripVTControlCharacters([`[${projectName}] ${file} › ${title}`, ...errors].join('\n'))
}
