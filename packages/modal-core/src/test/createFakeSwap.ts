import type { Feature } from '../types/feature.ts'
import type { SwapControl, SwapState, SwapToken } from '../types/swap.ts'
import { tokenBalance } from './createFakeAdapter.ts'

/** A token that can be swapped, with what differs. */
export const swapToken = (differs: Partial<SwapToken> = {}): SwapToken => ({
  ...tokenBalance({ amount: 0n }),
  isListed: true,
  ...differs,
})

const MUTED: SwapControl = {
  load: async () => {},
  setVisible() {},
  setSourceToken() {},
  setToToken() {},
  setAmount() {},
  setSlippage() {},
  flip() {},
  useMax: async () => {},
  findToken: async () => undefined,
  acceptImpact() {},
  preview: async () => true,
  accept: async () => true,
  swap: async () => true,
  reset() {},
}

/** A feature whose state a test or a story sets, and whose methods do what it says. */
export function createFakeSwap(initial: Partial<SwapState> = {}, methods: Partial<SwapControl> = {}) {
  let current: SwapState | undefined
  const feature: Feature = {
    name: 'swap',
    start(modal) {
      current = modal.attach('swap', {
        status: 'editing',
        tokens: { status: 'idle' },
        sourceTokenAmount: '',
        slippage: '1',
        quoting: false,
        isImpactAccepted: false,
        loading: false,
        ...initial,
      })
      modal.controls.swap = { ...MUTED, ...methods }
      return () => {}
    },
  }
  return { feature, set: (differs: Partial<SwapState>) => void (current && Object.assign(current, differs)) }
}
