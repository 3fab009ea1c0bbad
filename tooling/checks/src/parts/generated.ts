import type { Commands } from '../createCommands.ts'
import { hashFiles } from '../hashFiles.ts'
import { checkOutcome } from '../outcome.ts'
import { runScript } from '../runScript.ts'
import { listPackages, type WorkspacePackage } from '../workspace.ts'
import type { Part } from './part.ts'

const SCRIPT = 'generate'

const findGenerators = () => listPackages().filter(({ scripts }) => SCRIPT in scripts)

/** Committed files that are made from others: making them again must change nothing. */
export const generated: Part = {
  name: 'generated',
  load: 'heavy',
  isPresent: () => findGenerators().length > 0,
  async run({ commands, log }) {
    let passed = true
    for (const workspacePackage of findGenerators()) {
      const stale = await regenerate(commands, workspacePackage, log)
      if (stale.length === 0) continue
      passed = false
      for (const file of stale) log(`${workspacePackage.path}/${file} was not up to date.`)
      log('It is now: look at the change and commit it. `npx -y pnpm@12.21.0 generate` does the same.')
    }
    return checkOutcome(passed)
  },
}

/** Files of the package that its generator changed. */
async function regenerate(
  commands: Commands,
  workspacePackage: WorkspacePackage,
  log: (line: string) => void,
) {
  const before = await hashFiles(workspacePackage.directory)
  const { exitCode, lines } = await runScript({ commands, workspacePackage, script: SCRIPT })
  if (exitCode !== 0) {
    for (const line of lines) log(line)
    throw new Error(`The ${SCRIPT} script of ${workspacePackage.path} failed.`)
  }
  const after = await hashFiles(workspacePackage.directory)
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort()
}
