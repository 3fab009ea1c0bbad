import type { AlertCode } from '../types/alert.ts'
import { readBody } from './readBody.ts'
import { type FailureCode, refusalOf } from './refusals.ts'

/** The most bytes of an error's body that are read. */
const ERROR_SIZE = 64 * 1024
/** The most characters of it that are kept. */
const TEXT_LENGTH = 4096

type Details = {
  /** Of the request. The message names it without its query. */
  url?: string
  /** The body of the server's answer, at most 4,096 characters of it. */
  text?: string
  cause?: unknown
}

/** A request to a server that failed. It never leaves the package: callers show an alert or their own text. */
export class ServerFailure extends Error {
  override name = 'ServerFailure'
  code: FailureCode
  text: string

  constructor(code: FailureCode, { url = '', text = '', cause }: Details = {}) {
    super(`${code} ${url.split('?')[0]} ${text}`, { cause })
    this.code = code
    this.text = text
  }
}

/** Turns an error response into a failure: 429 is RATE_LIMITED, 5xx SERVER_ERROR, its text names any other. */
export async function readFailure(response: Response): Promise<ServerFailure> {
  const { status, url } = response
  if (status === 429 || status >= 500) {
    await response.body?.cancel()
    return new ServerFailure(status === 429 ? 'RATE_LIMITED' : 'SERVER_ERROR', { url })
  }
  const text = await readText(response).catch(() => '')
  return new ServerFailure(refusalOf(text), { url, text })
}

/** The start of the body is enough: a text that is cut in the middle of a character loses only that character. */
async function readText(response: Response) {
  const { body } = await readBody(response, ERROR_SIZE)
  return (await body.text()).slice(0, TEXT_LENGTH)
}

/** The alert of each failure. Only the caller knows what `OTHER` means for its request. */
const ALERTS: Record<Exclude<FailureCode, 'OTHER'>, AlertCode> = {
  ORIGIN_NOT_ALLOWED: 'APKT002',
  JWT_TOKEN_NOT_VALID: 'APKT006',
  INVALID_PROJECT_ID: 'APKT007',
  SERVER_ERROR: 'APKT009',
  RATE_LIMITED: 'APKT010',
}

/** The alert that an error calls for, or undefined. */
export const alertOf = (error: unknown): AlertCode | undefined =>
  error instanceof ServerFailure && error.code !== 'OTHER' ? ALERTS[error.code] : undefined

/** Returns true if a server refused for the reason of this name, in the format of this dialect. */
export const hasReason = (error: unknown, name: string): boolean =>
  reasonsOf(error).some((reason) => reason?.name === name)

/** Returns the server's description of the first reason for which it refused. Not safe to draw yet. */
export const firstReason = (error: unknown): unknown => reasonsOf(error)[0]?.description

type Reason = { name?: unknown; description?: unknown } | null | undefined

function reasonsOf(error: unknown): Reason[] {
  if (!(error instanceof ServerFailure)) return []
  try {
    const { reasons } = JSON.parse(error.text) as { reasons?: unknown }
    return Array.isArray(reasons) ? reasons : []
  } catch {
    return []
  }
}
