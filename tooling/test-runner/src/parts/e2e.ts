import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addCrash, type FileReport, type Outcome } from '../outcome.ts'
import { readPlaywrightReport } from '../reports/playwrightReport.ts'
import { exists, REPOSITORY } from '../workspace.ts'
import type { Part, PartContext } from './part.ts'

/** Some 400 tests, 24 minutes on two cores. */
const FULL_LIMIT_MS = 40 * 60_000

export type CreatePlaywrightPartParameters = {
  name: string
  /** The folder of the configuration. Default that of the end-to-end tests. */
  directory?: string
  configFile: string
  env?: Record<string, string>
  limitMs?: number
}

/** Tests that Playwright runs. Each run starts its own stack. */
export function createPlaywrightPart(parameters: CreatePlaywrightPartParameters): Part {
  const { name, directory = join(REPOSITORY, 'tooling/e2e'), configFile, env, limitMs } = parameters

  async function run(context: PartContext, selection: readonly string[] = []): Promise<Outcome> {
    const { commands, log, findBrowser } = context
    const report = join(context.directory, `${randomUUID()}.json`)
    const { exitCode } = await commands.run({
      file: 'playwright',
      args: ['test', '--config', configFile, '--reporter=list,json', ...selection],
      cwd: directory,
      env: {
        ...env,
        CHROMIUM_PATH: await findBrowser(),
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
    run: (context) => run(context),
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

/** Each state of the sale in every language, width and theme: a part each, so that each has its own time limit. */
export const full = ['whitelist', 'public', 'soldout', 'paused'].map((scenario) =>
  createPlaywrightPart({
    name: `full-${scenario}`,
    configFile: 'playwright.full.config.ts',
    env: { FOYER_E2E_SCENARIO: scenario },
    limitMs: FULL_LIMIT_MS,
  }),
)
