import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addCrash, type FileReport, type Outcome } from '../outcome.ts'
import { readPlaywrightReport } from '../reports/playwrightReport.ts'
import { exists, REPOSITORY } from '../workspace.ts'
import type { Part, PartContext } from './part.ts'

/** Some 320 tests, half an hour on two cores. */
const FULL_LIMIT_MS = 40 * 60_000

export type CreatePlaywrightPartParameters = {
  name: string
  /** The folder of the configuration. Default that of the end-to-end tests. */
  directory?: string
  configFile: string
  /** Test files, as regular expressions. Default all of the configuration. */
  specs?: readonly string[] | undefined
  env?: Record<string, string>
  limitMs?: number
}

/** Tests that Playwright runs. Each run starts its own stack. */
export function createPlaywrightPart(parameters: CreatePlaywrightPartParameters): Part {
  const { name, directory = join(REPOSITORY, 'tooling/e2e'), configFile, specs, env, limitMs } = parameters

  async function run(context: PartContext, selection: readonly string[] = []): Promise<Outcome> {
    const { commands, log, prepareBrowser } = context
    await prepareBrowser()
    const report = join(context.directory, `${randomUUID()}.json`)
    const { exitCode } = await commands.run({
      file: 'playwright',
      args: ['test', '--config', configFile, '--reporter=list,json', ...selection],
      cwd: directory,
      env: {
        ...env,
        NODE_OPTIONS: '--conditions=@foyer/source',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      limitMs,
      onLine: log,
    })
    return addCrash(readPlaywrightReport(await readFile(report, 'utf8')), exitCode)
  }

  return {
    name,
    load: 'heavy',
    isPresent: () => exists(join('tooling/e2e', configFile)),
    run: (context) => run(context, specs),
    runAgain: (files, context) => run(context, selectFiles(files)),
  }
}

/** Playwright reads names of files as regular expressions, and runs the projects that the named ones depend on. */
function selectFiles(files: readonly FileReport[]) {
  const projects = new Set(files.map(({ project = '' }) => `--project=${project}`))
  const patterns = new Set(files.map(({ file }) => `^${file.replaceAll(/[^\w/-]/g, '\\$&')}$`))
  return [...patterns, ...projects]
}

export const e2e = createPlaywrightPart({ name: 'e2e', configFile: 'playwright.config.ts' })

/** The tests of the site that `e2e` leaves out, with the ones that move its chain on to the open sale. */
const fullSite = createPlaywrightPart({
  name: 'full-site',
  configFile: 'playwright.config.ts',
  specs: ['--project=desktop', '--grep=@full'],
  env: { FOYER_TEST_FULL: 'true' },
})

const STATES = [
  { name: 'whitelist', scenario: 'whitelist' },
  { name: 'purchase', scenario: 'public', specs: ['purchase.spec.ts'] },
  { name: 'accessibility', scenario: 'public', specs: ['accessibility.spec.ts'] },
  { name: 'soldout', scenario: 'soldout' },
  { name: 'paused', scenario: 'paused' },
]

/** The states of the sale in every language, width and theme: a part each, so that each has its own time limit. */
const fullStates = STATES.map(({ name, scenario, specs }) =>
  createPlaywrightPart({
    name: `full-${name}`,
    configFile: 'playwright.full.config.ts',
    specs,
    env: { FOYER_E2E_SCENARIO: scenario },
    limitMs: FULL_LIMIT_MS,
  }),
)

export const full = [fullSite, ...fullStates]
