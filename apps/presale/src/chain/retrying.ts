import { withRetry } from 'viem'
import { RETRIES, retryDelay } from '../app/retryPolicy.ts'
import { isNetworkError } from './isNetworkError.ts'

/** Runs a read that a transaction needs, trying again while the network fails. Errors of a contract are not retried. */
export function retrying<T>(read: () => Promise<T>): Promise<T> {
  return withRetry(read, {
    retryCount: RETRIES,
    delay: ({ count }) => retryDelay(count),
    shouldRetry: ({ error }) => isNetworkError(error),
  })
}
