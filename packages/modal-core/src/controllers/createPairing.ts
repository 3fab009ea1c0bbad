import { proxy } from 'valtio/vanilla'
import type { PairedWallet, PairingSource, PairingState } from '../types/pairing.ts'

/** The pairing URI for a wallet on another device. A feature creates it, a view shows it. */
export function createPairing() {
  const state = proxy<{ current: PairingState; wallet: PairedWallet | undefined }>({
    current: { status: 'idle' },
    wallet: undefined,
  })
  let source: PairingSource | undefined

  return {
    state,
    /** The source of pairing URIs. Undefined if no feature pairs. */
    get source() {
      return source
    },
    setSource(next: PairingSource | undefined) {
      source = next
    },
    /** Sets the paired wallet. */
    setWallet(wallet: PairedWallet | undefined) {
      state.wallet = wallet
    },
    set(next: PairingState) {
      state.current = next
    },
  }
}
