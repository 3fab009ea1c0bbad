import { BaseError } from '@foyer/modal-core/page'

/** The checks of a token, in this order. */
export type IdentityCheck =
  /** It is no signed token with the claims of one. */
  | 'format'
  /** It is not signed with ES256. */
  | 'algorithm'
  /** The issuer did not say what its keys are. Try again: nothing is known about the token. */
  | 'keys'
  /** The issuer has no key with this id. */
  | 'key'
  /** Somebody else has signed it, or it was changed. */
  | 'signature'
  | 'issuer'
  /** It is for another project. */
  | 'audience'
  | 'expired'
  | 'notYetValid'
  /** It has another nonce than the one that was asked for, or none. */
  | 'nonce'
  /** It was used before. */
  | 'replay'

/** An identity token was refused. The message says which check failed and nothing else. */
export class IdentityTokenError extends BaseError {
  override name = 'IdentityTokenError'
  check: IdentityCheck
  /** Hono and Express answer with `status`, Fastify with `statusCode`. */
  status: 401 | 503
  statusCode: 401 | 503

  constructor(check: IdentityCheck, options: { cause?: unknown } = {}) {
    super(`The identity token failed a check: ${check}`, options)
    this.check = check
    this.status = check === 'keys' ? 503 : 401
    this.statusCode = this.status
  }

  /** The answer to the request. Hono asks for it by this name. */
  getResponse(): Response {
    return Response.json({ error: { check: this.check } }, { status: this.status })
  }
}
