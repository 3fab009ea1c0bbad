import { ReadableError } from '@foyer/kit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Reason = { name: string; description: string }

/** An answer other than the one asked for. Its message is what clients match on, so it never changes with the cause. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: ContentfulStatusCode
  readonly reasons: Reason[]
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { reasons = [], retryAfter, ...options }: ErrorOptions & { reasons?: Reason[]; retryAfter?: number } = {},
  ) {
    super(message, options)
    this.status = status
    this.reasons = reasons
    this.retryAfter = retryAfter
  }
}

/** The form of every error on the wire. */
export const toErrorBody = ({ message, reasons }: HttpError) => ({ status: 'FAILED', message, reasons })

export const invalidRequest = (reasons: Reason[], options?: ErrorOptions) =>
  new HttpError(400, 'Invalid request', { reasons, ...options })

/** Something that the server needs does not answer, such as its database. */
export const unavailable = (name: string, description: string, options?: ErrorOptions) =>
  new HttpError(503, 'Temporarily unavailable', {
    reasons: [{ name, description }],
    retryAfter: 5,
    ...options,
  })

export const tooManyRequests = (retryAfter: number) =>
  new HttpError(429, 'Too many requests', {
    reasons: [{ name: 'limit', description: 'Wait as long as `retry-after` says.' }],
    retryAfter,
  })

/** A reason not to start or to carry out a command, in words for the operator: what happened and what to do. */
export class OperatorError extends ReadableError {
  override name = 'OperatorError'
  /** 75 (EX_TEMPFAIL) when another try may succeed, else 1. */
  readonly exitCode: 1 | 75
  /** The heading of the program's README to read on at. */
  readonly section: string

  constructor(
    message: string,
    { section, isTemporary = false, ...options }: ErrorOptions & { section: string; isTemporary?: boolean },
  ) {
    super(message, options)
    this.exitCode = isTemporary ? 75 : 1
    this.section = section
  }
}
