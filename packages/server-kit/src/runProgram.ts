import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import { OperatorError } from './errors.ts'

/** Milliseconds that one address of a name may take before the next is tried. Node's 250 ms are too short for distant servers. */
const ADDRESS_TIMEOUT_MS = 2_000

/** Runs a command line, and tells the operator of an `OperatorError` what to do and where in `readme` to read on. */
export async function runProgram(run: () => Promise<unknown>, readme: string): Promise<void> {
  setDefaultAutoSelectFamilyAttemptTimeout(ADDRESS_TIMEOUT_MS)
  try {
    await run()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\nRead on: ${readme}#${error.section}\n`)
    process.exitCode = error.exitCode
  }
}
