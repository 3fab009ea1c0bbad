import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withCrash } from '../counts.ts'
import { readVitestReport } from '../reports/vitestReport.ts'
import { hasFile, REPOSITORY } from '../workspace.ts'
import type { Part } from './part.ts'

const TESTS = '{packages,apps,tooling}/**/*'

export const unit = createVitestPart('unit', 'node', [`${TESTS}.test.ts`, `${TESTS}.test.tsx`])
export const browser = createVitestPart('browser', 'browser', [
  `${TESTS}.browser.test.ts`,
  `${TESTS}.browser.test.tsx`,
])

/** The tests of one vitest project. */
function createVitestPart(name: string, project: string, files: string[]): Part {
  return {
    name,
    load: 'heavy',
    isPresent: () => hasFile(...files),
    async run({ commands, log, directory, findBrowser }) {
      const report = join(directory, 'report.json')
      const { exitCode } = await commands.run({
        file: 'vitest',
        args: [
          ...['run', '--project', project, '--maxWorkers=2'],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ],
        cwd: REPOSITORY,
        env: { CHROMIUM_PATH: await findBrowser() },
        onLine: log,
      })
      return withCrash(readVitestReport(await readFile(report, 'utf8')), exitCode)
    },
  }
}
