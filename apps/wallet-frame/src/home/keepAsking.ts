import { STILL_WAITING } from '@foyer/embedded-wallet-frame/protocol'

/** Asks again for as long as the user has not done what they do elsewhere. */
export async function keepAsking<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || (error as Error).message !== STILL_WAITING) throw error
    }
}
