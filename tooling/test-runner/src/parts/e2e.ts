import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withCrash } from '../counts.ts'
import { readPlaywrightReport } from '../reports/playwrightReport.ts'
import { exists, REPOSITORY } from '../workspace.ts'
import type { Part } from './part.ts'

type Suite = { name: string; configFile: string; env?: Record<string, string>; limitMs?: number }

/** Some 400 tests, 24 minutes on two cores. */
const FULL_LIMIT_MS = 40 * 60_000

/** Playwright against the running stack, which its own set-up starts. */
const playwright = ({ name, configFile, env, limitMs }: Suite): Part => ({
  name,
  load: 'heavy',
  isPresent: () => exists(join('tooling/e2e', configFile)),
  async run({ commands, log, directory, findBrowser }) {
    const report = join(directory, 'report.json')
    const { exitCode } = await commands.run({
      file: 'playwright',
      args: ['test', '--config', configFile, '--reporter=list,json'],
      cwd: join(REPOSITORY, 'tooling/e2e'),
      env: {
        ...env,
        CHROMIUM_PATH: await findBrowser(),
        NODE_OPTIONS: '--conditions=@foyer/source',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      limitMs,
      onLine: log,
    })
    return withCrash(readPlaywrightReport(await readFile(report, 'utf8')), exitCode)
  },
})

export const e2e = playwright({ name: 'e2e', configFile: 'playwright.config.ts' })

/** Each state of the sale in every language, width and theme: a part each, so that each has its own time limit. */
export const full = ['whitelist', 'public', 'soldout', 'paused'].map((scenario) =>
  playwright({
    name: `full-${scenario}`,
    configFile: 'playwright.full.config.ts',
    env: { FOYER_E2E_SCENARIO: scenario },
    limitMs: FULL_LIMIT_MS,
  }),
)
