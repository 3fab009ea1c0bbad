import type { BalanceState, TokenBalance } from '../types/balance.ts'

/** After a failure a balance is not asked for again before this many milliseconds. */
export const BALANCE_BACK_OFF = 30_000

type CreateBalanceReaderParameters = { state: { current: BalanceState }; now?: () => number }

/** Reads the balances of one account on one network at a time into the state. */
export function createBalanceReader({ state, now = Date.now }: CreateBalanceReaderParameters) {
  /** What `current` is about. */
  let shown: string | undefined
  /** The question that is on its way. */
  let pending: { key: string; answer: Promise<void> } | undefined
  const failures = new Map<string, number>()

  async function ask(key: string, read: () => Promise<readonly TokenBalance[]>) {
    let next: BalanceState
    try {
      next = { status: 'ready', tokens: await read() }
      failures.delete(key)
    } catch {
      next = { status: 'failed' }
      failures.set(key, now())
    }
    if (pending?.key === key) pending = undefined
    if (shown === key) state.current = next
  }

  return {
    /**
     * Reads the balances of an account, unless that failed in the last 30 s or is under way. What is shown of the same
     * account stays until the answer is there. `key` names the account with its network.
     */
    load(key: string, read: () => Promise<readonly TokenBalance[]>): Promise<void> {
      const failedAt = failures.get(key)
      const isTooSoon = failedAt !== undefined && now() - failedAt < BALANCE_BACK_OFF
      if (shown !== key) state.current = { status: isTooSoon ? 'failed' : 'loading' }
      shown = key
      if (isTooSoon) return Promise.resolve()
      if (pending?.key !== key) pending = { key, answer: ask(key, read) }
      return pending.answer
    },

    /** Nobody's balances are shown. */
    clear() {
      shown = undefined
      state.current = { status: 'idle' }
    },
  }
}

export type BalanceReader = ReturnType<typeof createBalanceReader>
