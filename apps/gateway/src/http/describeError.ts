import { codeOfFailure } from '@foyer/server-kit'

/** Describes a failure by its kind and where it arose; messages of databases and nodes can hold secrets. */
export const describeError = (error: Error) => ({ error: describe(error) })

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
