import type { ServerResponse } from 'node:http'
import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ZodError, z } from 'zod'
import type { errorSchema } from './schemas.ts'

type ErrorCode = z.infer<typeof errorSchema>['error']['code']

const STATUS = {
  invalid_request: 400,
  not_found: 404,
  too_many_requests: 429,
  internal: 500,
  starting: 503,
  busy: 503,
  unavailable: 503,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>

const DOCS = 'apps/indexer/README.md#the-read-api'

/** An answer other than the one asked for. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Names each parameter that is wrong, as a 400. */
export function refuseInvalid(result: { success: boolean; error?: ZodError }) {
  if (result.success || !result.error) return
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new ApiError('invalid_request', problems.join(' '))
}

export const notFound = (context: Context) =>
  answer(context, new ApiError('not_found', 'There is no such path. /openapi.json lists them all.'))

/** The message of the database stays in the log, because it may contain connection strings and SQL. */
export const onError: ErrorHandler = (error, context) => {
  if (error instanceof ApiError) return answer(context, error)
  // The guard in front has named the request.
  const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse }
  const reqId = outgoing?.getHeader('x-request-id') ?? 'request'
  process.stderr.write(
    `${reqId} ${context.req.method} ${context.req.path}: ${error.stack ?? error.message}\n`,
  )
  return answer(context, new ApiError('internal', 'The answer could not be read. Try again later.'))
}

function answer(context: Context, { code, message }: ApiError) {
  const body: z.infer<typeof errorSchema> = { error: { code, message, docs: DOCS } }
  if (code === 'busy' || code === 'unavailable') context.header('Retry-After', '5')
  return context.json(body, STATUS[code])
}
