import { withCrash } from '../counts.ts'
import { readSummaryLine } from '../reports/summaryLine.ts'
import { runScript } from '../runScript.ts'
import { listPackages } from '../workspace.ts'
import type { Part } from './part.ts'

const SCRIPT = 'test:report'

const findContracts = () =>
  listPackages().find(({ name, scripts }) => name === '@foyer/presale-contracts' && SCRIPT in scripts)

/** The Solidity tests, whose script ends its output with a summary line. */
export const contracts: Part = {
  name: 'contracts',
  load: 'heavy',
  isPresent: () => findContracts() !== undefined,
  async run({ log }) {
    const workspacePackage = findContracts()
    if (workspacePackage === undefined) throw new Error(`@foyer/presale-contracts has no script ${SCRIPT}.`)
    const { exitCode, lines } = await runScript(workspacePackage, SCRIPT, log)
    return withCrash(readSummaryLine(lines), exitCode)
  },
}
