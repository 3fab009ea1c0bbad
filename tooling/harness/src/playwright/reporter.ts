import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { writeTestReport } from '../report/testReport.ts'

/** Reports the tests of Playwright as `.reports/playwright.json`, or by the name that the option says. */
export default class TestReporter implements Reporter {
  readonly #name: string
  #suite: Suite | undefined
  readonly #errors: string[] = []

  constructor({ name = 'playwright' }: { name?: string } = {}) {
    this.#name = name
  }

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite
  }

  /** An error outside of the tests: a stack that does not start, a file that cannot be loaded. */
  onError(error: TestError) {
    this.#errors.push(formatError(error))
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const select = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome)
    // A test whose dependency failed has not run, and is no test that was left out on purpose.
    const [left, notRun] = [
      select('skipped').filter(({ expectedStatus }) => expectedStatus === 'skipped'),
      select('skipped').filter(({ expectedStatus }) => expectedStatus !== 'skipped'),
    ]
    const failures = [
      ...select('unexpected').map(formatFailure),
      ...notRun.map(
        (test) => `${nameTest(test)}\nIt did not run, because something that it depends on failed.`,
      ),
      ...this.#errors,
    ]
    writeTestReport(this.#name, {
      passed: select('expected').length + select('flaky').length,
      failed: failures.length,
      skipped: left.length,
      failures,
      flaky: select('flaky').map((test) => ({ file: nameFile(test), failure: formatFailure(test) })),
    })
  }
}

const nameFile = ({ location }: TestCase) => relative(process.cwd(), location.file)
const nameTest = (test: TestCase) => `[${test.parent.project()?.name}] ${nameFile(test)} › ${test.title}`

function formatFailure(test: TestCase) {
  const errors = test.results.flatMap((result) => result.errors).map(formatError)
  return [nameTest(test), ...errors].join('\n')
}

const formatError = ({ message, stack, value }: TestError) =>
  stripVTControlCharacters(stack ?? message ?? value ?? 'An error without a message')
