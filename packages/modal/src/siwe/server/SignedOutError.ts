import { BaseError } from '@foyer/modal-core/page'

/**
 * A request without a session. Hono answers it with `getResponse()`, Express by `status`, and Fastify by `statusCode`:
 * each with 401.
 */
export class SignedOutError extends BaseError {
  override name = 'SignedOutError'
  status = 401
  statusCode = 401
  constructor({ hasCookie = false }: { hasCookie?: boolean | undefined } = {}) {
    const problem =
      'The request has the cookie of a session that does not count here: it was changed, has ended, or is of another `domain` or `secret`.'
    super('Nobody is signed in', { metaMessages: hasCookie ? [problem] : [], docsPath: '#signed-out' })
  }

  getResponse() {
    return Response.json({ error: { reason: 'signedOut', message: this.shortMessage } }, { status: 401 })
  }
}
