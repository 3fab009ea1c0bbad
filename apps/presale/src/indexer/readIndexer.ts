import type { StandardSchema } from '@foyer/site-kit/config'
import { DownloadError, download } from '@foyer/site-kit/http'
import type { Runtime } from '../app/boot.ts'
import { retryAfterOf } from '../app/retryPolicy.ts'
import { PresaleError } from '../errors/PresaleError.ts'

/** Time that the indexer may take: there is another way to know. In milliseconds. */
const TIMEOUT = 5_000
/** Seconds that it may be behind the chain. */
const MOST_LAG = 120

/** The longest that it is left alone when it says so, in seconds. */
const MOST_PAUSE = 60

/** The time at which the indexer of a page may be asked again, in milliseconds since the page was loaded. */
const pausedUntil = new WeakMap<Runtime['config'], number>()

/** The indexer gave no usable answer. The chain has the same data. */
export class IndexerUnavailableError extends PresaleError {
  override name = 'IndexerUnavailableError'
  constructor(reason: string, options?: ErrorOptions) {
    super('The indexer was not read.', { ...options, details: [reason], docs: 'records' })
  }
}

/** The fields that all responses have. */
type Answer = { asOf: { blockNumber: number; timestamp: number } }

export type IndexerRequest<Output extends Answer> = {
  /** @example '/v1/users/0x…/purchases?limit=50' */
  path: string
  schema: StandardSchema<Output>
  signal?: AbortSignal | undefined
  /** In milliseconds. @default 5 s */
  timeout?: number
}

/**
 * One answer of the indexer's read API, checked, and not older than what this page knows to have happened.
 *
 * @throws {IndexerUnavailableError} none is configured, it does not answer, answers something else, or is behind
 */
export async function readIndexer<Output extends Answer>(
  { config, clock, freshness }: Pick<Runtime, 'config' | 'clock' | 'freshness'>,
  { path, schema, signal, timeout = TIMEOUT }: IndexerRequest<Output>,
): Promise<Output> {
  const { indexer } = config.endpoints
  if (indexer === undefined) throw new IndexerUnavailableError('None is configured.')
  if (performance.now() < (pausedUntil.get(config) ?? 0))
    throw new IndexerUnavailableError('It has asked to be left alone for a while.')
  const answer = await readJson(`${indexer}${path}`, { timeout, signal }).catch((error: unknown) => {
    const wait = retryAfterOf(error)
    if (wait !== undefined) pausedUntil.set(config, performance.now() + 1_000 * Math.min(wait, MOST_PAUSE))
    throw error
  })
  const checked = await schema['~standard'].validate(answer)
  if (checked.issues !== undefined)
    throw new IndexerUnavailableError('It answered something else.', { cause: checked.issues })
  const { value } = checked
  const { blockNumber, timestamp } = value.asOf
  const isBehind = (clock.now() ?? 0) - timestamp > MOST_LAG
  if (isBehind || !freshness.isMet(blockNumber)) {
    throw new IndexerUnavailableError(`It is behind the chain, at block ${blockNumber}.`)
  }
  return value
}

async function readJson(
  url: string,
  { timeout, signal }: { timeout: number; signal: AbortSignal | undefined },
): Promise<unknown> {
  try {
    return JSON.parse(await download(url, { timeout, signal }))
  } catch (cause) {
    // A question that is no longer asked is not the indexer's fault.
    signal?.throwIfAborted()
    const [reason = String(cause)] = cause instanceof DownloadError ? cause.details : []
    throw new IndexerUnavailableError(reason, { cause })
  }
}
