import { BaseError } from '../errors/errors.ts'
import type { BalanceRecord, BalanceState, TokenBalance } from '../types/balance.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'

/** The time for which a balance is not requested again after a failure, in milliseconds. */
const BACK_OFF = 30_000

type ReadBalances = () => Promise<readonly TokenBalance[]>
type Request = { key: string; read: ReadBalances }

type CreateBalanceReaderParameters = {
  state: BalanceRecord
  now?: () => number
  schedule?: Schedule
}

/** Reads the balances of one account on one network at a time into the state. */
export function createBalanceReader({
  state,
  now = Date.now,
  schedule = pageSchedule,
}: CreateBalanceReaderParameters) {
  /** The account whose balances `current` holds. */
  let shown: Request | undefined
  let pending: { key: string; answer: Promise<void> } | undefined
  const failures = new Map<string, { time: number; state: BalanceState }>()
  const watchers = new Set<symbol>()
  let cancelRetry = () => {}

  async function request({ key, read }: Request) {
    let next: BalanceState
    try {
      next = { status: 'ready', tokens: await read() }
      failures.delete(key)
    } catch (error) {
      next = { status: 'failed', message: messageOf(error) }
      state.lastRetry = now()
      failures.set(key, { time: state.lastRetry, state: next })
    }
    if (pending?.key === key) pending = undefined
    if (shown?.key !== key) return
    state.current = next
    retryLater()
  }

  /** Requests a failed balance again when its back-off is over, while a view shows it. */
  function retryLater() {
    cancelRetry()
    const failure = shown && failures.get(shown.key)
    if (failure === undefined || watchers.size === 0) return
    cancelRetry = schedule(retry, failure.time + BACK_OFF - now())
  }

  function retry() {
    if (shown !== undefined) void load(shown.key, shown.read)
  }

  /**
   * Reads the balances of an account, unless that is under way, or failed in the last 30 s and nobody forces it. What is
   * shown of the same account stays until the answer is there. `key` names the account with its network.
   */
  function load(key: string, read: ReadBalances, isForced = false): Promise<void> {
    const failure = isForced ? undefined : failures.get(key)
    const isTooSoon = failure !== undefined && now() - failure.time < BACK_OFF
    if (shown?.key !== key) state.current = isTooSoon ? failure.state : { status: 'loading' }
    shown = { key, read }
    if (isTooSoon) {
      retryLater()
      return Promise.resolve()
    }
    if (pending?.key !== key) pending = { key, answer: request(shown) }
    return pending.answer
  }

  return {
    load,

    /** Retries failures until the returned function is called. */
    watch(): () => void {
      const watcher = Symbol()
      watchers.add(watcher)
      retryLater()
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) cancelRetry()
      }
    },

    /** Shows no account's balances. */
    clear() {
      cancelRetry()
      shown = undefined
      state.current = { status: 'idle' }
    },
  }
}

function messageOf(error: unknown): string {
  if (error instanceof BaseError) return error.metaMessages[0] ?? error.shortMessage
  return error instanceof Error ? error.message : String(error)
}

export type BalanceReader = ReturnType<typeof createBalanceReader>
