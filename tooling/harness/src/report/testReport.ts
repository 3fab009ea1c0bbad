import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The folder of a package's reports. Each runner that the package has writes one file into it. */
export const REPORTS = '.reports'

export const testReportSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  /** The reasons that skipped tests give, each once. */
  skipReasons: z.array(z.string()).optional(),
  /** A text for each failed test, and for each error outside of tests: its title, then the error. */
  failures: z.array(z.string()),
  /** Files with a test that failed once and passed when it ran again: their name and its first error. */
  flaky: z.array(z.object({ file: z.string(), failure: z.string() })),
  /** Files that were running when the run was ended because nothing happened any more. None where it came to its end. */
  stalled: z.array(z.string()).optional(),
})

/** The result of one runner in one package. */
export type TestReport = z.infer<typeof testReportSchema>

/** Writes the report to `.reports/<runner>.json` of the package that the runner was started in; elsewhere nothing. */
export function writeTestReport(runner: string, report: TestReport, directory = process.cwd()) {
  if (existsSync(join(directory, 'pnpm-workspace.yaml'))) return
  mkdirSync(join(directory, REPORTS), { recursive: true })
  writeFileSync(join(directory, REPORTS, `${runner}.json`), JSON.stringify(report, null, 1))
}
