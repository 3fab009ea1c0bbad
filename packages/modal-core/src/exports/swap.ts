// A separate entry, so that dapps without it do not carry it.
export { createSwap } from '../swap/createSwap.ts'
export { type SwapParameters, swap } from '../swap/swap.ts'
export type { SwapTools } from '../swap/types.ts'
