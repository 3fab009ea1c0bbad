import { answerError, codeOfFailure, HttpError, invalidRequest } from '@foyer/server-kit'
import type { ZodError } from 'zod'
import type { Logger } from './log.ts'
import type { RequestContext } from './types.ts'

/** Names each parameter that is wrong, as a 400. The default hook of every route. */
export function refuseInvalid(result: { success: boolean; error?: ZodError }) {
  if (result.success || !result.error) return
  throw invalidFields(result.error)
}

export const invalidFields = ({ issues }: ZodError) =>
  invalidRequest(
    issues.map(({ path, message }) => ({ name: path.join('.') || 'body', description: message })),
  )

export const notFound = (c: RequestContext) =>
  answerError(
    c,
    new HttpError(404, 'Not found', {
      reasons: [{ name: 'path', description: 'There is no such path. /openapi.json lists them all.' }],
    }),
  )

/** Logs the kind of a failure and where it arose; messages of databases and nodes can hold secrets. */
export const reportTo = (logger: Logger) => (error: Error, reqId?: string) =>
  logger.error({ reqId, error: describe(error) }, 'request failed')

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
