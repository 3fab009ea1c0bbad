import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node'
import { LIMITS } from '../limits.ts'
import { killDescendants } from '../processes/killDescendants.ts'
import { type TestReport, writeTestReport } from '../report/testReport.ts'

export type TestReporterOptions = {
  /** Milliseconds without an event after which the run is ended. Default `LIMITS.silence`. */
  silence?: number
}

/**
 * Writes what vitest's own JSON report leaves out: errors outside of tests, files whose process crashed, and first
 * failures. Ends a run in which nothing happens any more: vitest limits tests and hooks, but not the loading of a file.
 */
export default class TestReporter implements Reporter {
  readonly #silence: number
  readonly #finished: TestModule[] = []
  readonly #running = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor({ silence = LIMITS.silence }: TestReporterOptions = {}) {
    this.#silence = silence
  }

  /** Global set-up comes after it. */
  onInit() {
    this.#listen()
  }

  onTestModuleQueued({ moduleId }: TestModule) {
    this.#running.add(moduleId)
    this.#listen()
  }

  onTestModuleEnd(module: TestModule) {
    this.#running.delete(module.moduleId)
    this.#finished.push(module)
    this.#listen()
  }

  onTestCaseReady() {
    this.#listen()
  }

  onTestCaseResult() {
    this.#listen()
  }

  onHookStart() {
    this.#listen()
  }

  onHookEnd() {
    this.#listen()
  }

  #listen() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#end(), this.#silence)
  }

  #end() {
    const stalled = [...this.#running].map((id) => relative(process.cwd(), id))
    const failure = `Nothing has happened for ${this.#silence / 1000} s. Running: ${stalled.join(', ')}`
    const report = this.#finished.map(reportModule).reduce(addReports, NO_TESTS)
    writeTestReport('vitest', {
      ...report,
      failed: report.failed + 1,
      failures: [...report.failures, failure],
      stalled,
    })
    console.error(failure)
    killDescendants()
    process.exit(1)
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: TestRunEndReason,
  ) {
    clearTimeout(this.#timer)
    const report = modules.map(reportModule).reduce(addReports, NO_TESTS)
    const errors = unhandledErrors.map(formatError)
    if (reason === 'interrupted') errors.push('The run was interrupted.')
    writeTestReport('vitest', {
      ...report,
      failed: report.failed + errors.length,
      failures: [...report.failures, ...errors],
    })
  }
}

const NO_TESTS: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }

const addReports = (one: TestReport, other: TestReport): TestReport => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  skipReasons: [...new Set([...(one.skipReasons ?? []), ...(other.skipReasons ?? [])])],
  failures: [...one.failures, ...other.failures],
  flaky: [...one.flaky, ...other.flaky],
})

function reportModule(module: TestModule): TestReport {
  const file = relative(process.cwd(), module.moduleId)
  const tests = [...module.children.allTests()]
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  const formatFailure = (test: TestCase) =>
    [`${file} › ${test.fullName}`, ...(test.result().errors ?? []).map(formatError)].join('\n')

  const failures = tests.filter((test) => test.result().state === 'failed').map(formatFailure)
  // Set-up that failed is an error of its suite, a file that cannot be loaded one of the module.
  const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  if (errors.length > 0) failures.push([file, ...errors.map(formatError)].join('\n'))
  // Without an error that is known: its process may have ended before it could tell.
  else if (module.state() === 'failed' && failures.length === 0) failures.push(`${file}\nThe file failed.`)

  const skipReasons = tests
    .map((test) => test.result())
    .flatMap((result) => (result.state === 'skipped' && result.note !== undefined ? result.note : []))
  const flaky = tests.find((test) => test.diagnostic()?.flaky)
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('skipped') + count('pending'),
    skipReasons,
    failures,
    flaky: flaky === undefined ? [] : [{ file, failure: formatFailure(flaky) }],
  }
}

function formatError({ stack, message, cause }: SerializedError): string {
  const text = stack?.includes(message) ? stack : [message, stack].join('\n')
  return cause?.message === undefined ? text : `${text}\nCaused by: ${cause.message}`
}
