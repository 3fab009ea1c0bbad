import { proxy } from 'valtio/vanilla'
import type { PairedWallet, PairingSource, PairingState } from '../types/pairing.ts'

/** The code by which a wallet elsewhere can be paired. A feature makes it, a view shows it. */
export function createPairing() {
  const state = proxy<{ current: PairingState; wallet: PairedWallet | undefined }>({
    current: { status: 'idle' },
    wallet: undefined,
  })
  return {
    state,
    /** Undefined where no feature pairs. */
    source: undefined as PairingSource | undefined,
    set(next: PairingState) {
      state.current = next
    },
  }
}
