import { DownloadError, download } from '@foyer/site-kit/http'
import type { z } from 'zod'
import { ConsoleError } from '../app/ConsoleError.ts'

/** Time limit of the indexer's answer, in milliseconds: the chain has what it lists, too. */
const TIMEOUT = 5_000

/**
 * One answer of the indexer. It says what to ask the chain about, and proves nothing.
 *
 * @throws {ConsoleError} no answer within 5 s, one of more than 1 MiB, or not the one expected
 */
export async function readIndexer<T extends z.ZodType>(
  indexer: string,
  path: string,
  schema: T,
): Promise<z.output<T>> {
  const text = await download(indexer.replace(/\/$/, '') + path, { timeout: TIMEOUT }).catch(refuse)
  const answer = schema.safeParse(parse(text))
  if (answer.success) return answer.data
  throw new ConsoleError("The indexer's answer does not have the expected format.", {
    remedy: 'check endpoints.indexer in the configuration and the version of the indexer',
  })
}

function refuse(cause: unknown): never {
  throw new ConsoleError('The indexer does not answer.', {
    details: cause instanceof DownloadError ? cause.details : [],
    remedy: 'check that it runs and lets this page read it (INDEXER_CORS_ORIGINS)',
    cause,
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
