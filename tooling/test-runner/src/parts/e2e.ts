import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withCrash } from '../counts.ts'
import { readPlaywrightReport } from '../reports/playwrightReport.ts'
import { exists, REPOSITORY } from '../workspace.ts'
import type { Part } from './part.ts'

/** Playwright against the running stack, which its own set-up starts. */
export const e2e: Part = {
  name: 'e2e',
  load: 'heavy',
  isPresent: () => exists('tooling/e2e/playwright.config.ts'),
  async run({ commands, log, directory, findBrowser }) {
    const report = join(directory, 'report.json')
    const { exitCode } = await commands.run({
      file: 'playwright',
      args: ['test', '--reporter=list,json'],
      cwd: join(REPOSITORY, 'tooling/e2e'),
      env: {
        CHROMIUM_PATH: await findBrowser(),
        NODE_OPTIONS: '--conditions=@foyer/source',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      onLine: log,
    })
    return withCrash(readPlaywrightReport(await readFile(report, 'utf8')), exitCode)
  },
}
