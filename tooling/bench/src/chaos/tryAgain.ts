import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '@foyer/wallet-server/test/client'

/** A person who is told to try again does so after a moment, and for some time. */
const [PATIENCE_MS, PAUSE_MS] = [20_000, 1_500]

/**
 * True if a client cannot know whether it was done what it asked for: there is no answer, or that of a proxy, or of a server in
 * trouble. A used proof says that a request has come before, as those that a proxy repeats.
 */
const isUnknown = (error: unknown) =>
  !(error instanceof Refusal) || error.status >= 500 || error.reason === 'proof'

/** Asks again after no answer, as a person does who is told that the server cannot be reached. */
export async function tryAgain<T>(ask: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > deadline || !isUnknown(error)) throw error
      await wait(PAUSE_MS)
    }
}
