import { proxy } from 'valtio/vanilla'
import type { WalletRequestState } from '../types/state.ts'

/** The requests to wallets. One is drawn at a time: a newer one takes the place of an older. */
export function createWalletRequest() {
  const state = proxy<{ current: WalletRequestState }>({ current: { status: 'idle' } })
  /** The requests that are open, by what they ask. */
  const open = new Map<string, { turn: number; answer?: Promise<unknown> }>()
  let latest = 0

  return {
    state,

    /**
     * Draws a request. `key` says what it asks. Returns what draws how it ended, unless a newer one has begun or this
     * one was left.
     */
    begin(key: string): (end: WalletRequestState) => void {
      const turn = ++latest
      open.set(key, { ...open.get(key), turn })
      state.current = { status: 'pending' }
      return (end) => {
        if (open.get(key)?.turn === turn) open.delete(key)
        if (turn === latest) state.current = end
      }
    },

    /** Makes a request, or joins the one that is open: wallets refuse a second one of the same kind. */
    join<answer>(key: string, ask: () => Promise<answer>): Promise<answer> {
      const request = open.get(key)
      const answer = (request?.answer as Promise<answer> | undefined) ?? ask()
      if (request !== undefined) request.answer = answer
      return answer
    },

    /** Whether a request is open that was left, or that another one took the place of. */
    isAbandoned(key: string): boolean {
      const request = open.get(key)
      return request !== undefined && request.turn !== latest
    },

    /** Stops drawing the request. A late answer of the wallet still counts. */
    reset() {
      latest++
      state.current = { status: 'idle' }
    },
  }
}
