import { OperatorError } from './errors.ts'
import { setAddressTimeout } from './setAddressTimeout.ts'

/** Runs a command line, and tells the operator of an `OperatorError` what to do and where in `readme` to read on. */
export async function runProgram(run: () => Promise<unknown>, readme: string): Promise<void> {
  setAddressTimeout()
  try {
    await run()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\nRead on: ${readme}#${error.section}\n`)
    process.exitCode = error.exitCode
  }
}
