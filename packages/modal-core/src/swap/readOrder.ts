import type { SwapErrorCode, SwapState } from '../types/swap.ts'
import { parseAmount } from '../utils/parseAmount.ts'
import type { Order, Swapper } from './types.ts'
import { isSameAccount } from './wireAssets.ts'

/** The limits of the slippage, in basis points. */
const MIN_SLIPPAGE = 10n
const MAX_SLIPPAGE = 5_000n
const HUNDRED_PERCENT = 10_000n

type Form = Pick<SwapState, 'sourceToken' | 'toToken' | 'sourceTokenAmount' | 'slippage'>

/** Reads the order that the form describes, or its first error. The balance is not checked. */
export function readOrder(
  { sourceToken: from, toToken: to, sourceTokenAmount, slippage: typed }: Form,
  swapper: Swapper | undefined,
  locale: string,
): Order | SwapErrorCode {
  if (from === undefined || to === undefined) return 'token'
  const amount = parseAmount(sourceTokenAmount, from.decimals, locale)
  if (typeof amount === 'string') return amount
  if (typeof amount === 'object') return 'ambiguous'
  if (amount === undefined || amount === 0n) return 'required'
  const chainId = swapper?.network.caipNetworkId
  if (swapper === undefined || chainId !== from.chainId || chainId !== to.chainId) return 'unsupportedChain'
  if (isSameAccount(from.address ?? '', to.address ?? '')) return 'sameToken'
  const slippage = parseAmount(typed, 2, locale)
  if (typeof slippage !== 'bigint' || slippage < MIN_SLIPPAGE || slippage > MAX_SLIPPAGE) return 'slippage'
  return { swapper, from, to, amount, slippage }
}

/** The least that is received of what was quoted. */
export const minimumOf = (toAmount: bigint, slippage: bigint) =>
  (toAmount * (HUNDRED_PERCENT - slippage)) / HUNDRED_PERCENT
