import { setTimeout as wait } from 'node:timers/promises'
import { StackError } from './errors.ts'

const POLL_MS = 100

export type WaitUntilParameters = {
  /** Of the service, for the message. */
  name: string
  /** Resolves when the service is healthy; a rejection means not yet. */
  check: () => Promise<unknown>
  timeoutMs: number
}

/**
 * Polls a health check until it passes.
 *
 * @throws {StackError} it did not pass in time; its cause is the last failure
 */
export async function waitUntil({ name, check, timeoutMs }: WaitUntilParameters) {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      return await check()
    } catch (cause) {
      if (performance.now() > deadline) {
        throw new StackError(`${name} did not answer within ${timeoutMs / 1_000} s.`, { cause })
      }
    }
    await wait(POLL_MS)
  }
}
