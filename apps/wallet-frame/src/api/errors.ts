/** A server refused. Its text is not for the dapp: only texts on the list of the wire go there. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly status: number
  /** The name of the server's first reason: `session`, `revoked`, `code`, `cooldown`, … */
  readonly reason: string | undefined
  readonly text: string
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(options: {
    status: number
    reason?: string | undefined
    text: string
    retryAfter?: number | undefined
  }) {
    super(`The server refused the request: ${options.status} ${options.reason}`)
    this.status = options.status
    this.reason = options.reason
    this.text = options.text
    this.retryAfter = options.retryAfter
  }
}

export type ServerName = 'auth' | 'vault'

/** A server gave no answer that can be used. Whether it did what was asked is unknown. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
  readonly server: ServerName

  constructor(server: ServerName, options?: ErrorOptions) {
    super(`No answer of ${server}`, options)
    this.server = server
  }
}

/** True if a server has refused for one of these reasons. */
export const isRefusal = (error: unknown, reasons: readonly string[]) =>
  error instanceof RefusedError && reasons.includes(error.reason ?? '')

/** True if a server has refused with this status of HTTP. */
export const hasStatus = (error: unknown, status: number) =>
  error instanceof RefusedError && error.status === status
