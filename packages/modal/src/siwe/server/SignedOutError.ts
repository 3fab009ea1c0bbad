import { BaseError } from '@foyer/modal-core/page'

/**
 * A request without a session. Hono answers it with `getResponse()`, Express by `status`, and Fastify by `statusCode`:
 * each with 401.
 */
export class SignedOutError extends BaseError {
  override name = 'SignedOutError'
  status = 401
  statusCode = 401
  constructor() {
    super('Nobody is signed in', { docsPath: '#signed-out' })
  }

  getResponse() {
    return Response.json({ error: { reason: 'signedOut', message: this.shortMessage } }, { status: 401 })
  }
}
