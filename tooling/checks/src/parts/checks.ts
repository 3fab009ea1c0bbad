import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkOutcome } from '../outcome.ts'
import { createPrograms } from '../types/createPrograms.ts'
import { exists, listPackages, REPOSITORY } from '../workspace.ts'
import type { Part, PartContext } from './part.ts'

/** The native compiler. The one on the path is the JavaScript one, whose API makes the published declarations. */
const COMPILER = join(REPOSITORY, 'tooling/checks/node_modules/.bin/tsc')

/** Inside the repository, for that is where compilers look for what a configuration extends. */
const CONFIGURATIONS = join(REPOSITORY, 'node_modules/.cache/foyer-types')

/** TypeScript, one compiler per set of options. */
export const types: Part = {
  name: 'types',
  load: 'light',
  isPresent: () => true,
  async run({ commands, log }) {
    const paths = ['.', ...listPackages().map(({ path }) => path)]
    const programs = createPrograms({
      paths: paths.filter((path) => exists(`${path}/tsconfig.json`)),
      directory: REPOSITORY,
    })
    await mkdir(CONFIGURATIONS, { recursive: true })
    let passed = true
    for (const [index, program] of programs.entries()) {
      const config = join(CONFIGURATIONS, `tsconfig.${index}.json`)
      await writeFile(config, JSON.stringify(program))
      const { exitCode, lines } = await commands.run({
        file: COMPILER,
        args: ['-p', config],
        cwd: REPOSITORY,
      })
      if (exitCode === 0) continue
      passed = false
      for (const line of lines) log(line)
    }
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
