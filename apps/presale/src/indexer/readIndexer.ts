import { DownloadError, download } from '@foyer/site-kit/http'
import type { ZodType } from 'zod'
import type { Runtime } from '../app/boot.ts'
import { PresaleError } from '../errors/PresaleError.ts'

/** How long the indexer may take: there is another way to know. In milliseconds. */
const TIMEOUT = 5_000
/** How far it may be behind the chain, in seconds. */
const MOST_LAG = 120

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
  schema: ZodType<Output>
  signal?: AbortSignal | undefined
}

/**
 * One answer of the indexer's read API, checked, and not older than what this page knows to have happened.
 *
 * @throws {IndexerUnavailableError} none is configured, it does not answer, answers something else, or is behind
 */
export async function readIndexer<Output extends Answer>(
  { config, clock, freshness }: Pick<Runtime, 'config' | 'clock' | 'freshness'>,
  { path, schema, signal }: IndexerRequest<Output>,
): Promise<Output> {
  const { indexer } = config.endpoints
  if (indexer === undefined) throw new IndexerUnavailableError('None is configured.')
  const { success, data, error } = schema.safeParse(await readJson(`${indexer}${path}`, signal))
  if (!success) throw new IndexerUnavailableError('It answered something else.', { cause: error })
  const { blockNumber, timestamp } = data.asOf
  const isBehind = (clock.now() ?? 0) - timestamp > MOST_LAG
  if (isBehind || !freshness.isMet(blockNumber)) {
    throw new IndexerUnavailableError(`It is behind the chain, at block ${blockNumber}.`)
  }
  return data
}

async function readJson(url: string, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return JSON.parse(await download(url, { timeout: TIMEOUT, signal }))
  } catch (cause) {
    // A question that is no longer asked is not the indexer's fault.
    signal?.throwIfAborted()
    const [reason = String(cause)] = cause instanceof DownloadError ? cause.details : []
    throw new IndexerUnavailableError(reason, { cause })
  }
}
