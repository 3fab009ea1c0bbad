import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import { killDescendants } from '../processes/killDescendants.ts'
import { type TestReport, writeTestReport } from '../report/testReport.ts'

/**
 * Writes what vitest's own JSON report leaves out: errors outside of tests, files whose process crashed, and first
 * failures. Ends a run in which nothing happens any more: vitest limits tests and hooks, but not the loading of a file.
 */
export default class TestReporter implements Reporter {
  /** Milliseconds without an event after which the run is ended: a quarter more than a test or a hook may take. */
  #silence = 0
  readonly #finished: TestModule[] = []
  readonly #running = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  onInit({ projects, config }: Vitest) {
    const limits = projects.flatMap(({ config: { testTimeout, hookTimeout } }) => [testTimeout, hookTimeout])
    // A person who has stopped at a line of a test takes any time.
    this.#silence = config.inspector.enabled ? Number.POSITIVE_INFINITY : 1.25 * Math.max(...limits)
  }

  /** The first event that counts: global set-up comes before it, and installs what a new machine lacks. */
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

  #listen() {
    clearTimeout(this.#timer)
    if (Number.isFinite(this.#silence)) this.#timer = setTimeout(() => this.#end(), this.#silence)
  }

  async #end() {
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
    await killDescendants()
    process.exit(1)
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
