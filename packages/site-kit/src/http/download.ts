import { readText } from '@foyer/kit'
import { SiteError, type SiteErrorOptions } from '../errors/SiteError.ts'
import { anySignal } from './floor.ts'

/** The longest answer that is read unless something else is said, in bytes. */
const MAX_BYTES = 1_048_576

/** No usable answer came: no connection, a time limit, an HTTP error, or more bytes than are read. */
export class DownloadError extends SiteError {
  override name = 'DownloadError'
  /** Seconds after which the server wants to be asked again, if it said so. */
  readonly retryAfter: number | undefined
  constructor(
    message: string,
    { retryAfter, ...options }: SiteErrorOptions & { retryAfter?: number | undefined },
  ) {
    super(message, options)
    this.retryAfter = retryAfter
  }
}

export type DownloadOptions = {
  /** Time limit of the whole answer, in milliseconds. */
  timeout: number
  /** In bytes. @default 1 MiB */
  maxBytes?: number
  signal?: AbortSignal | undefined
  fetch?: typeof globalThis.fetch | undefined
}

/**
 * Reads a text within limits of time and size.
 *
 * @throws {DownloadError}
 * @throws the reason of `signal` when the caller aborts
 */
export async function download(url: string, options: DownloadOptions): Promise<string> {
  const { timeout, maxBytes = MAX_BYTES, signal, fetch = globalThis.fetch } = options
  const limit = AbortSignal.timeout(timeout)
  const fail = (
    reason: string,
    retryable: boolean,
    more: { cause?: unknown; retryAfter?: number | undefined } = {},
  ) => new DownloadError(`${url} could not be loaded.`, { details: [reason], retryable, ...more })
  try {
    const response = await fetch(url, { signal: signal ? anySignal([signal, limit]) : limit })
    const { ok, status, headers } = response
    if (!ok)
      throw fail(`HTTP status ${status}`, status >= 500 || status === 429, {
        retryAfter: readRetryAfter(headers),
      })
    const text = await readText(response, maxBytes)
    if (text === undefined) throw fail(`The answer is longer than ${maxBytes} bytes.`, false)
    return text
  } catch (cause) {
    signal?.throwIfAborted()
    throw cause instanceof DownloadError ? cause : fail(String(cause), true, { cause })
  }
}

/** The seconds of `retry-after`. A date, which servers may send too, is left out: the clock of this device may be wrong. */
export const readRetryAfter = (headers: Headers) =>
  Number.parseInt(headers.get('retry-after') ?? '', 10) || undefined
