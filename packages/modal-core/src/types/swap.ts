import type { Transaction } from '../controllers/createTransactions.ts'
import type { TokenBalance } from './balance.ts'

/** `isListed`: the server names it. Anybody can deploy another token with the same name. */
export type SwapToken = TokenBalance & { isListed: boolean }

/**
 * The progress of a swap: `editing → preparing → ready → (approving → approvalSent →) signing → sent → confirmed | …`.
 *
 * - `editing`: the form; `error` says what is wrong with it.
 * - `preparing`: the transactions are built and checked.
 * - `ready`: to be looked at before the wallet is asked; `fee` is there.
 * - `moved`: the same, but the price has fallen by more than 0.5 % since: `accept` agrees to the new one.
 * - `approving`: the wallet asks the user to approve that the swap contract spends the token.
 * - `approvalSent`: that transaction is in no block yet.
 * - `approvalShared`: it waits for the other owners of the account.
 * - `signing`: the wallet asks the user to swap.
 * - `sent`, `shared`, `confirmed`, `reverted`, `replaced`, `timedOut`: as those of sending. Only `confirmed` has swapped.
 * - `failed`: the wallet or the server refused or failed; `error` says why. Any change of the form leads to `editing`.
 */
export type SwapStatus =
  | 'editing'
  | 'preparing'
  | 'ready'
  | 'moved'
  | 'approving'
  | 'approvalSent'
  | 'approvalShared'
  | 'signing'
  | 'sent'
  | 'shared'
  | 'confirmed'
  | 'reverted'
  | 'replaced'
  | 'timedOut'
  | 'failed'

/** The error of the form or of a swap, for a text in the user's language. */
export type SwapErrorCode =
  /** One of the two tokens is not chosen. */
  | 'token'
  /** No amount is typed. */
  | 'required'
  /** The amount is no decimal number, for example `1e18`. */
  | 'amount'
  /** The amount is a thousand times as much in some languages, and the sign is none of the user's. */
  | 'ambiguous'
  /** The amount has more decimals than the token. */
  | 'decimals'
  /** The amount is more than the account has. */
  | 'balance'
  /** Both tokens are the same, or one is the other wrapped. */
  | 'sameToken'
  /** The slippage is no number from 0.1 to 50. */
  | 'slippage'
  /** `Unsupported chain`: also where the wallet's adapter cannot send, or the server does not swap. */
  | 'unsupportedChain'
  /** `Insufficient liquidity`: no pool has enough of the token. */
  | 'liquidity'
  /** The server gave no quote. */
  | 'quote'
  /** The price impact is above 15 %, and the user has not agreed to that. */
  | 'impact'
  /** A token says something else of itself on the chain than the server does. */
  | 'tokenMismatch'
  /** The server answered with something other than was agreed. Nothing was sent. */
  | 'mismatch'
  /** The price has moved by more than the slippage allows. */
  | 'priceMoved'
  /** The swap would fail on the chain as it stands. */
  | 'estimate'
  /** The account has too little of the network's currency for the fee. */
  | 'fee'
  /** The token did not take the approval. */
  | 'approval'
  /** The approval was not confirmed in time. */
  | 'approvalTimedOut'
  /** The account or network of the wallet changed after the preview. */
  | 'changed'
  /** The user declined in the wallet. */
  | 'rejected'
  /** The wallet still shows an earlier request. */
  | 'busy'
  /** `Action not allowed` */
  | 'forbidden'
  /** The wallet answered with something other than a transaction's hash. */
  | 'hash'
  /** The wallet did not answer in time. It may have sent, or may still send: `unanswered` says what is known. */
  | 'unanswered'
  /** Anything else that the wallet said. */
  | 'failed'

/** `message` is for developers: of mistakes in the form it is the code. */
export type SwapError = { code: SwapErrorCode; message: string }

/** The tokens of a network that can be swapped. `unsupported`: the server swaps nothing there. */
export type SwapTokens =
  | { status: 'idle' }
  | { status: 'loading' | 'failed' | 'unsupported'; chainId: string }
  | { status: 'ready'; chainId: string; list: readonly SwapToken[] }

export type SwapQuote = {
  /**
   * The present result of the amount, in the smallest unit of the token that is bought; after `transferFees`, if the
   * server knows them.
   */
  toAmount: bigint
  /** The least that is received: else the transaction fails and swaps nothing. */
  minimum: bigint
  /** By how much the swap itself worsens the price, in per cent. Undefined where that is not known. */
  priceImpact: number | undefined
  /** The share of each transfer that the sold token, or the bought one, keeps as a fee, in per cent. */
  transferFees?: { from?: number | null | undefined; to?: number | null | undefined } | null
  /** Of the token that is bought, in USD. Missing where the server does not tell. */
  toPrice?: number | null
}

/** The form for swapping, and its transactions. There while the modal has the feature `swap()`. */
export type SwapState = {
  status: SwapStatus
  tokens: SwapTokens
  /** The token that is sold. */
  sourceToken?: SwapToken | undefined
  /** The token that is bought. */
  toToken?: SwapToken | undefined
  /** As typed: digits with at most one point or comma. `''` for none. */
  sourceTokenAmount: string
  /** As typed, in per cent: by how much less than the quote may be received. */
  slippage: string
  /** True while the server is being asked for a quote. */
  quoting: boolean
  /** Of what is typed now. */
  quote?: SwapQuote | undefined
  /** True if the user agrees to a price impact above 15 %. */
  isImpactAccepted: boolean
  /** True if the wallet is asked for an approval, too. Known from `ready` on. */
  needsApproval?: boolean | undefined
  /** The network's present fee, in the smallest unit of its currency. There from `ready` on. */
  fee?: bigint | undefined
  /** The hash of the swap, from `sent` on; that of its replacement once this is in a block. */
  hash?: string | undefined
  /**
   * Set if the wallet has not answered an earlier request in time and may still send (`open`), or has sent meanwhile
   * (`sent`). Say so before the wallet is asked again.
   */
  unanswered?: 'open' | 'sent' | undefined
  /** True while a server or the wallet is being asked. */
  loading: boolean
  error?: SwapError | undefined
}

/**
 * Functions that views call, as `modal.controls.swap`. Their results are in `state.swap`.
 *
 * @example
 * const { swap } = modal.controls
 * await swap?.load()
 * swap?.setVisible(true)
 * swap?.setSourceToken(bnb)
 * swap?.setToToken(usdt)
 * swap?.setAmount('1.5')
 * if (await swap?.preview()) modal.router.push({ view: 'SwapPreview' })
 * // then, in the preview
 * await swap?.swap()
 */
export type SwapControl = {
  /** Reads what can be swapped on the network in use. */
  load: () => Promise<void>
  /** Quotes are renewed every 15 s while something shows them: call it with true, and with false in the end. */
  setVisible: (isVisible: boolean) => void
  setSourceToken: (token: SwapToken | undefined) => void
  setToToken: (token: SwapToken | undefined) => void
  /**
   * Call it with each key: a quote is asked for 300 ms after the last one. A text is read by the signs of the modal's
   * language; a bigint is in the token's smallest unit.
   */
  setAmount: (amount: string | bigint) => void
  setSlippage: (text: string) => void
  /** Sells what was bought, as much as the quote said. */
  flip: () => void
  /** Sets the amount to all there is of the token; of the network's currency it leaves something for fees. */
  useMax: () => Promise<void>
  /** A token by its address, as its contract describes it. Undefined where there is none. */
  findToken: (address: string) => Promise<SwapToken | undefined>
  /** Agrees to a price impact above 15 %. Any change of the form takes that back. */
  acceptImpact: (isAccepted: boolean) => void
  /** Builds and checks the transactions. Resolves with true where `swap` may follow, else `error` says why not. */
  preview: () => Promise<boolean>
  /** Agrees to the price that has moved. */
  accept: () => Promise<boolean>
  /**
   * Asks the wallet, after `preview`: for the approval where one is needed, then for the swap. Resolves once the wallet
   * has answered, with whether it sent. `onSuccess` runs then; after a failure or a refusal the modal goes one view back,
   * and `onError` runs; `onCancel` runs when the user leaves the view meanwhile.
   */
  swap: (transaction?: Transaction) => Promise<boolean>
  /** Empties the form. A transaction that was sent is still followed. */
  reset: () => void
}
