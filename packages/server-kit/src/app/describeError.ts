import { codeOfFailure } from '../database/failure.ts'

/**
 * Describes a failure for the log: its code, or the kind of what is behind it, and where it arose. Messages of databases and
 * nodes can hold secrets.
 */
export const describeError = (error: Error) => ({
  code: codeOfFailure(error) ?? nameOfCause(error),
  error: describe(error),
})

const nameOfCause = ({ name, cause }: Error): string => (cause instanceof Error ? nameOfCause(cause) : name)

const describe = (error: Error): object => ({
  name: error.name,
  // A SQLSTATE, or a code of the network.
  code: codeOfFailure(error),
  stack: error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8),
  ...(error.cause instanceof Error && { cause: describe(error.cause) }),
})
