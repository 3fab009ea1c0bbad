import { isTransient } from '@foyer/chain-kit'
import { withRetry } from 'viem'
import { RETRIES, retryDelay } from '../app/retryPolicy.ts'

/** Runs a read that a transaction needs, trying again while the node has no answer. Errors of a contract are not retried. */
export function retrying<T>(read: () => Promise<T>): Promise<T> {
  return withRetry(read, {
    retryCount: RETRIES,
    delay: ({ count, error }) => retryDelay(count, error),
    shouldRetry: ({ error }) => isTransient(error),
  })
}
