import { join } from 'node:path'
import { checkOutcome } from '../outcome.ts'
import { exists, listPackages, REPOSITORY } from '../workspace.ts'
import type { Part, PartContext } from './part.ts'

const TYPE_CHECKERS = 2
/** The native compiler. The one on the path is the JavaScript one, whose API makes the published declarations. */
const COMPILER = join(REPOSITORY, 'tooling/test-runner/node_modules/.bin/tsc')

/** TypeScript, one compiler per package. */
export const types: Part = {
  name: 'types',
  load: 'heavy',
  isPresent: () => true,
  async run({ commands, log }) {
    const pending = ['.', ...listPackages().map(({ path }) => path)].filter((path) =>
      exists(`${path}/tsconfig.json`),
    )
    let passed = true
    const worker = async () => {
      for (let path = pending.shift(); path !== undefined; path = pending.shift()) {
        const { exitCode, lines } = await commands.run({
          file: COMPILER,
          args: ['-p', path],
          cwd: REPOSITORY,
        })
        if (exitCode === 0) continue
        passed = false
        for (const line of [`tsc -p ${path}`, ...lines]) log(line)
      }
    }
    await Promise.all(Array.from({ length: TYPE_CHECKERS }, worker))
    return checkOutcome(passed)
  },
}

/** biome, over everything. */
export const lint: Part = {
  name: 'lint',
  load: 'light',
  isPresent: () => true,
  run: (context) => runCheck(context, 'biome', ['ci', '--error-on-warnings']),
}

/** Files, exports and dependencies that nothing uses. */
export const knip: Part = {
  name: 'knip',
  load: 'light',
  isPresent: () => exists('knip.jsonc'),
  run: (context) => runCheck(context, 'knip', ['--no-progress']),
}

async function runCheck({ commands, log }: PartContext, file: string, args: string[]) {
  const { exitCode, lines } = await commands.run({ file, args, cwd: REPOSITORY })
  if (exitCode !== 0) for (const line of lines) log(line)
  return checkOutcome(exitCode === 0)
}
