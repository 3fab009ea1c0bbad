import type { SwapState } from '../types/swap.ts'

/** The form before anything is typed. */
export const emptyForm = (): Omit<SwapState, 'tokens' | 'slippage'> => ({
  status: 'editing',
  sourceToken: undefined,
  toToken: undefined,
  sourceTokenAmount: '',
  quoting: false,
  quote: undefined,
  isImpactAccepted: false,
  needsApproval: undefined,
  fee: undefined,
  hash: undefined,
  loading: false,
  error: undefined,
})
