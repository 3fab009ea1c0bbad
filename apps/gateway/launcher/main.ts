import { OperatorError } from '../src/errors.ts'
import { createProgram } from './createProgram.ts'

try {
  await createProgram({ write: (text) => void process.stdout.write(`${text}\n`) }).parseAsync()
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  process.stderr.write(`${error.message}\nRead on: ${error.docs}\n`)
  process.exitCode = error.exitCode
}
