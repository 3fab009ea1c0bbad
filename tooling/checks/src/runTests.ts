/**
 * Runs what gates a change by Turborepo, adds up the reports of the runners, and prints `N passed, N failed` last. A test
 * counts one each; a check without tests (types of a package, lint, licences, a build …) counts one.
 *
 * `--check` leaves out the tests and `--tests` everything else, `--full` runs the long tables instead, `--changed` leaves out packages that the change
 * since the main branch does not reach. Names of packages (`gateway`) select those; other options go to turbo.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { findBrowser } from '@foyer/harness/browser'
import { REPORTS } from '@foyer/harness/report'
import { createPlan } from './tests/createPlan.ts'
import { measureSlowness } from './tests/measureSlowness.ts'
import { readRun } from './tests/readRun.ts'
import { findStalled, replaceStalled } from './tests/replaceStalled.ts'
import { summarize } from './tests/summarize.ts'
import { REPOSITORY } from './workspace.ts'

const RUNS = '.turbo/runs'
const REPORT_FILES = `{packages,apps,tooling}/*/${REPORTS}/*.json`

const plan = createPlan(process.argv.slice(2))
const log = (line: string) => console.log(line)
if (plan.needsBrowser) await findBrowser({ headlessShell: false, onProgress: log })

const slowness = measureSlowness()
if (slowness > 1)
  log(styleText('dim', `This machine takes ${slowness.toFixed(1)} times as long: limits are longer.`))

// Reports of an earlier run would be counted again.
for (const file of globSync(REPORT_FILES, { cwd: REPOSITORY })) rmSync(join(REPOSITORY, file))
let { tasks, exitCode } = await runTurbo(plan.args)
const stalled = findStalled(tasks)
if (stalled.length > 0) {
  log(`\nNothing happened any more in ${stalled.join(', ')}: running that again.`)
  const second = await runTurbo([...stalled, ...plan.options])
  tasks = replaceStalled(tasks, second.tasks)
  // That of turbo matters where no task has failed.
  exitCode = second.exitCode
}
const { text, isPassed } = summarize({
  tasks,
  exitCode,
  milliseconds: performance.now(),
  isCi: process.env.CI === 'true',
})
console.log(text)
// Not process.exit: what is printed into a pipe must arrive first.
process.exitCode = isPassed ? 0 : 1

async function runTurbo(args: readonly string[]) {
  for (const file of globSync(`${RUNS}/*.json`, { cwd: REPOSITORY })) rmSync(join(REPOSITORY, file))
  const child = spawn('turbo', ['run', ...args], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      // A run starts hundreds of processes that load the same modules. Node keeps them compiled here, by their content.
      NODE_COMPILE_CACHE: join(REPOSITORY, 'node_modules/.cache/compile'),
      ...process.env,
      FOYER_SLOWNESS: String(slowness),
      TURBO_TELEMETRY_DISABLED: '1',
      // The installation was checked when this script started.
      npm_config_verify_deps_before_run: 'false',
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  const [run] = globSync(`${RUNS}/*.json`, { cwd: REPOSITORY })
  return {
    exitCode: code as number | null,
    tasks: run === undefined ? [] : readRun(readFileSync(join(REPOSITORY, run), 'utf8'), REPOSITORY),
  }
}
