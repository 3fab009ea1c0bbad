import { EstimateGasError } from '../errors/requestErrors.ts'
import { SwapFailedError, SwapMismatchError } from '../errors/swapErrors.ts'
import { transactionErrorCode } from '../send/transactionErrorCode.ts'
import type { SwapError, SwapErrorCode } from '../types/swap.ts'
import { hasReason, ServerFailure } from '../wire/ServerFailure.ts'

/** Why a server or the chain does not swap, for developers. What is wrong with the form, its code says. */
const MESSAGES: Partial<Record<SwapErrorCode, string>> = {
  unsupportedChain: 'Unsupported chain',
  liquidity: 'Insufficient liquidity',
  quote: 'No quote',
  tokenMismatch: 'Token mismatch',
  priceMoved: 'The price has moved',
  estimate: 'The swap would fail',
  approval: 'Approval failed',
  approvalTimedOut: 'Approval timed out',
}

/** Something that ends a swap for a reason that has a text. */
export class SwapStop extends Error {
  code: SwapErrorCode

  constructor(code: SwapErrorCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

export const toError = (code: SwapErrorCode): SwapError => ({ code, message: MESSAGES[code] ?? code })

/** The words of a server's refusals. What it says may have any case, and stand for `INSUFFICIENT_LIQUIDITY`, too. */
const REFUSALS: [RegExp, SwapErrorCode][] = [
  [/insufficient.liquidity/i, 'liquidity'],
  [/price moved/i, 'priceMoved'],
  [/would revert/i, 'estimate'],
  [/same currency/i, 'sameToken'],
]

/** Why a server, the wallet or a check ended it. */
export function codeOf(error: unknown): SwapErrorCode {
  if (error instanceof SwapStop) return error.code
  if (error instanceof ServerFailure)
    return (
      REFUSALS.find(([words]) => words.test(error.text))?.[1] ??
      (hasReason(error, 'swap') ? 'unsupportedChain' : 'quote')
    )
  if (error instanceof SwapMismatchError) return 'mismatch'
  return error instanceof EstimateGasError ? 'estimate' : transactionErrorCode(error)
}

/** The same as an error for the dapp's listeners. */
export const toSwapFailed = (code: SwapErrorCode, cause: unknown) =>
  new SwapFailedError({ shortMessage: toError(code).message, cause })
