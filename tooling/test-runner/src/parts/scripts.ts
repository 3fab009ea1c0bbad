import { withCrash } from '../counts.ts'
import { readSummaryLine } from '../reports/summaryLine.ts'
import { runScript } from '../runScript.ts'
import { listPackages } from '../workspace.ts'
import type { Part } from './part.ts'

/** The Solidity tests. */
export const contracts = createScriptPart('contracts', '@foyer/presale-contracts', 'test:report')

/** What npm delivers, installed into apps outside the workspace. */
export const packed = createScriptPart('packed', '@foyer/packed', 'test:packed')

/** A package's own test script, whose last line of output is `N passed, N failed`. */
function createScriptPart(name: string, packageName: string, script: string): Part {
  const find = () =>
    listPackages().find((candidate) => candidate.name === packageName && script in candidate.scripts)
  return {
    name,
    load: 'heavy',
    isPresent: () => find() !== undefined,
    async run({ commands, log, findBrowser }) {
      const workspacePackage = find()
      if (workspacePackage === undefined) throw new Error(`${packageName} has no script ${script}.`)
      const env = { CHROMIUM_PATH: await findBrowser() }
      const { exitCode, lines } = await runScript({ commands, workspacePackage, script, env, onLine: log })
      return withCrash(readSummaryLine(lines), exitCode)
    },
  }
}
