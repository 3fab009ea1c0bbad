import { proxy } from 'valtio/vanilla'
import type { WalletRequestState } from '../types/state.ts'

/** What the wallet is being asked. One question is drawn at a time: a newer one takes the place of an older. */
export function createWalletRequest() {
  const state = proxy<{ current: WalletRequestState }>({ current: { status: 'idle' } })
  let latest = 0

  return {
    state,

    /** A question begins. Returns what draws how it ended, unless a newer one has begun or this one was left. */
    begin(): (end: WalletRequestState) => void {
      const mine = ++latest
      state.current = { status: 'pending' }
      return (end) => {
        if (mine === latest) state.current = end
      }
    },

    /** Forgets the question; a late answer of the wallet still counts, but is not drawn. */
    reset() {
      latest++
      state.current = { status: 'idle' }
    },
  }
}
