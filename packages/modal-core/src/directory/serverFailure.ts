import type { AlertCode } from '../types/alert.ts'
import { type FailureCode, refusalOf } from './refusals.ts'

/** More of a refusal than this is not read. */
const MESSAGE_LENGTH = 4096

/** A request that failed. It stays inside: what leaves is an alert. */
export class ServerFailure extends Error {
  override name = 'ServerFailure'
  code: FailureCode

  constructor(code: FailureCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** 429 is RATE_LIMITED, 5xx SERVER_ERROR; another refusal says by its message what it is. */
export async function readFailure(response: Response): Promise<ServerFailure> {
  if (response.status === 429) return new ServerFailure('RATE_LIMITED')
  if (response.status >= 500) return new ServerFailure('SERVER_ERROR')
  const text = (await response.text().catch(() => '')).slice(0, MESSAGE_LENGTH)
  return new ServerFailure(refusalOf(text))
}

/** What a failure tells people. Of any other than these the one who asked may know more. */
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
