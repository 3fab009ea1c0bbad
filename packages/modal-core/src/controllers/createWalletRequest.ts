import { proxy } from 'valtio/vanilla'
import type { WalletRequestState } from '../types/state.ts'

/** The requests to wallets. One is drawn at a time: a newer one takes the place of an older. */
export function createWalletRequest() {
  const state = proxy<{ current: WalletRequestState }>({ current: { status: 'idle' } })
  const request = {
    state,
    /** The requests that are open, by what they ask. */
    open: new Map<string, { turn: number; answer?: Promise<unknown> }>(),
    /** The turn of the request that is drawn. */
    latest: 0,

    /** Whether a request is open that was left, or that another one took the place of. */
    isAbandoned(key: string): boolean {
      const one = request.open.get(key)
      return one !== undefined && one.turn !== request.latest
    },

    /** Stops drawing the request. A late answer of the wallet still counts. */
    reset() {
      request.latest++
      state.current = { status: 'idle' }
    },
  }
  return request
}
