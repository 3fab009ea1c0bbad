import { proxy } from 'valtio/vanilla'
import type { PairingState } from '../types/pairing.ts'

/** The code by which a wallet elsewhere can be paired. A feature makes it, a view shows it. */
export function createPairing() {
  const state = proxy<{ current: PairingState }>({ current: { status: 'idle' } })
  return {
    state,
    set(next: PairingState) {
      state.current = next
    },
  }
}
