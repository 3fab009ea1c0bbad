import { explainError } from './explainError.ts'

/** Runs a program; what it throws becomes one sentence on stderr (with the stack trace if DEBUG is set) and exit code 1. */
export async function runMain(main: () => Promise<void>) {
  try {
    await main()
  } catch (error) {
    printError(error)
    process.exit(1)
  }
}

function printError(error: unknown) {
  const { message, details, docs, cause } = explainError(error)
  const lines = [`✗ ${message}`, ...details.map((line) => `    ${line}`), `  See ${docs}`]
  console.error(lines.join('\n'))
  if (process.env.DEBUG) console.error(cause ?? error)
}
