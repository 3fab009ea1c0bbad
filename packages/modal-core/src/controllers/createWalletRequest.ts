import { proxy } from 'valtio/vanilla'
import type { WalletRequestState } from '../types/state.ts'

/** The requests to wallets. One is shown at a time: a newer one replaces an older one. */
export function createWalletRequest() {
  const state = proxy<{ current: WalletRequestState }>({ current: { status: 'idle' } })
  const request = {
    state,
    /** The requests that are open, by what they ask. */
    open: new Map<string, { turn: number; answer?: Promise<unknown> }>(),
    /** The turn of the request that is shown. */
    latest: 0,

    /** Returns true if an open request was left by the user or replaced by a newer one. */
    isAbandoned(key: string): boolean {
      const one = request.open.get(key)
      return one !== undefined && one.turn !== request.latest
    },

    /** Stops showing the request. A late answer of the wallet still counts. */
    reset() {
      request.latest++
      state.current = { status: 'idle' }
    },
  }
  return request
}
