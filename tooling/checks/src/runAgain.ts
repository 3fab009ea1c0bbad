import type { FileReport, Outcome } from './outcome.ts'

export type RunAgainParameters = {
  /** The outcome of the first run. */
  outcome: Outcome
  /** Runs only these files, with what they depend on. */
  run: (files: readonly FileReport[]) => Promise<Outcome>
}

export type RunAgainReturnType = {
  outcome: Outcome
  /** The first reports of the files that failed once and passed then. */
  flaky: readonly FileReport[]
}

/**
 * Runs each test file that failed once more, by itself. Files that did not run because something they depend on failed
 * run first, together with what they depend on: that is then the second run of what failed.
 */
export async function runAgain({ outcome, run }: RunAgainParameters): Promise<RunAgainReturnType> {
  const reports = new Map(outcome.files.map((report) => [keyOf(report), report]))
  const tried = new Set<string>()
  const flaky: FileReport[] = []

  async function runFiles(files: readonly FileReport[]) {
    for (const file of files) tried.add(keyOf(file))
    for (const report of (await run(files)).files) accept(report)
  }

  function accept(report: FileReport) {
    const key = keyOf(report)
    const before = reports.get(key)
    // What passed has run again only because a file depends on it.
    if (before === undefined || isPassed(before) || !report.isRun) return
    if (before.isRun) {
      tried.add(key)
      if (isPassed(report)) flaky.push(before)
    } else {
      // Its first run: it may still be run once more.
      tried.delete(key)
    }
    reports.set(key, report)
  }

  const skipped = outcome.files.filter(({ isRun }) => !isRun)
  if (skipped.length > 0) await runFiles(skipped)
  const findFailed = () =>
    [...reports.values()].find((report) => report.failed > 0 && !tried.has(keyOf(report)))
  for (let file = findFailed(); file !== undefined; file = findFailed()) await runFiles([file])
  return { outcome: { ...outcome, files: [...reports.values()] }, flaky }
}

const keyOf = ({ project, file }: FileReport) => `${project}\n${file}`
const isPassed = ({ isRun, failed }: FileReport) => isRun && failed === 0
