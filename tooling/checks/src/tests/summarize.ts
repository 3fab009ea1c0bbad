import { styleText } from 'node:util'
import type { TaskResult } from './readRun.ts'

/** Each flaky file must be mended at its cause; where `CI` is `true`, more of them fail the run. */
const MAX_FLAKY = 3
/** Lines of a failure that are repeated; the whole text is further up. */
const LINES_OF_FAILURE = 12

export type SummarizeParameters = {
  tasks: readonly TaskResult[]
  /** That of turbo; null when it was ended by a signal. */
  exitCode: number | null
  /** Duration of the whole run. */
  milliseconds: number
  isCi: boolean
}

export type Summary = {
  /** The failures, the table of tasks, the flaky files, and `N passed, N failed` as the last line. */
  text: string
  isPassed: boolean
}

/** Sums up a run. */
export function summarize({ tasks, exitCode, milliseconds, isCi }: SummarizeParameters): Summary {
  const results = tasks.map((task) => ({ ...task, ...countTask(task) }))
  const passed = sum(results.map((result) => result.passed))
  const failedTasks = sum(results.map((result) => result.failed))
  const flaky = results.flatMap(({ reports }) => reports.flatMap((report) => report.flaky))
  const isTooFlaky = isCi && flaky.length > MAX_FLAKY
  // turbo may end badly without a task that failed: an unknown package, a circle in the graph, a signal.
  const failed = failedTasks + (isTooFlaky ? 1 : 0) + (exitCode !== 0 && failedTasks === 0 ? 1 : 0)
  const lines = [
    '',
    ...results.flatMap(({ name, reports }) =>
      reports.flatMap(({ failures }) => failures.flatMap((failure) => formatText(name, failure, 'red'))),
    ),
    ...results.flatMap((result) => [formatResult(result), ...formatSkipReasons(result)]),
    styleText('dim', `  ${(milliseconds / 60_000).toFixed(1)} min`),
    '',
    ...(flaky.length > 0 ? ['flaky:'] : []),
    ...flaky.flatMap(({ file, failure }) => formatText(file, failure, 'yellow')),
    ...(isTooFlaky
      ? [`${flaky.length} files are flaky, which fails the run: at most ${MAX_FLAKY} may be.`]
      : []),
    `${passed} passed, ${failed} failed`,
  ]
  return { text: lines.join('\n'), isPassed: failed === 0 }
}

/** The tests of a task. One without a report, and one that fails without a failed test, counts one itself. */
function countTask({ status, reports }: TaskResult) {
  const passed = sum(reports.map((report) => report.passed))
  const failed = sum(reports.map((report) => report.failed))
  const hasFailed = status !== 'passed' && failed === 0 ? 1 : 0
  return {
    passed: passed + (reports.length === 0 && status === 'passed' ? 1 : 0),
    failed: failed + hasFailed,
    skipped: sum(reports.map((report) => report.skipped)),
    flaky: sum(reports.map((report) => report.flaky.length)),
  }
}

type Result = TaskResult & ReturnType<typeof countTask>

function formatResult({ name, status, isCached, milliseconds, passed, failed, skipped, flaky }: Result) {
  const mark = status === 'passed' ? styleText('green', '✓') : styleText('red', '✗')
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [styleText('red', status === 'not run' ? 'not run' : `${failed} failed`)] : []),
    ...(skipped > 0 ? [styleText('yellow', `${skipped} skipped`)] : []),
    ...(flaky > 0 ? [styleText('yellow', `${flaky} flaky`)] : []),
  ]
  const time = isCached ? 'cached' : `${(milliseconds / 1_000).toFixed(1)} s`
  return `${mark} ${name.padEnd(40)} ${counts.join(', ')}  ${styleText('dim', time)}`
}

/** Reasons of skipped tests, such as another browser than the one of its pictures. */
const formatSkipReasons = ({ reports }: TaskResult) =>
  reports
    .flatMap(({ skipReasons = [] }) => skipReasons)
    .map((reason) => styleText('yellow', `  skipped: ${reason}`))

function formatText(name: string, text: string, colour: 'red' | 'yellow') {
  const lines = text.split('\n').slice(0, LINES_OF_FAILURE)
  return [styleText(colour, name), ...lines.map((line) => `  ${line}`), '']
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
