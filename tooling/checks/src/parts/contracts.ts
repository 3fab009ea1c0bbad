import { addCrash, type Outcome } from '../outcome.ts'
import { readSummaryLine } from '../reports/summaryLine.ts'
import { runScript } from '../runScript.ts'
import { listPackages } from '../workspace.ts'
import type { Part } from './part.ts'

const PACKAGE = '@foyer/presale-contracts'
/** Its last line of output is `N passed, N failed`. */
const SCRIPT = 'test:report'

const findPackage = () => listPackages().find(({ name, scripts }) => name === PACKAGE && SCRIPT in scripts)

/** The Solidity tests. Their compiler uses one core. */
export const contracts: Part = {
  name: 'contracts',
  load: 'light',
  isPresent: () => findPackage() !== undefined,
  async run({ commands, log }): Promise<Outcome> {
    const workspacePackage = findPackage()
    if (workspacePackage === undefined) throw new Error(`${PACKAGE} has no script ${SCRIPT}.`)
    const { exitCode, lines } = await runScript({ commands, workspacePackage, script: SCRIPT, onLine: log })
    return addCrash({ files: [], others: readSummaryLine(lines), failures: [] }, exitCode)
  },
}
