import type { Transaction } from '../controllers/createTransactions.ts'
import type { TokenBalance } from './balance.ts'
import type { WalletProblem } from './walletProblem.ts'

/**
 * The progress of sending: `editing → estimating → ready → signing → sent → confirmed | reverted | replaced |
 * timedOut | expired`.
 *
 * - `editing`: the form; `error` says what the last preview found.
 * - `estimating`: the fee is asked for.
 * - `ready`: to be looked at before the wallet is asked; `fee` is there.
 * - `signing`: the wallet asks the user.
 * - `sent`: `hash` is there, the transaction is in no block yet.
 * - `shared`: the account is a contract, such as a Safe: its other owners have to confirm. `hash` is none of the network's.
 * - `confirmed`, `reverted`: it is in a block. `reverted` moved nothing, but the fee.
 * - `replaced`: another transaction took its place, for example when the user canceled it in the wallet. It moved nothing.
 * - `timedOut`: it was not confirmed in time, and may still be.
 * - `expired`: outside EVM, the network did not take it in time and never will. Nothing was sent, and no fee was paid.
 * - `failed`: the wallet refused or failed; `error` says why. Any change of the form leads back to `editing`.
 */
export type SendStatus =
  | 'editing'
  | 'estimating'
  | 'ready'
  | 'signing'
  | 'sent'
  | 'shared'
  | 'confirmed'
  | 'reverted'
  | 'replaced'
  | 'timedOut'
  | 'expired'
  | 'failed'

/** The error of the form or of sending, for a text in the user's language. */
export type SendErrorCode =
  /** `A token is required` */
  | 'token'
  /** `An amount and receiver address are required` */
  | 'required'
  /** `Unsupported chain`: also where the wallet's adapter cannot send. */
  | 'unsupportedChain'
  /** The amount is no decimal number, for example `1e18`. */
  | 'amount'
  /** The amount is a thousand times as much in some languages, and the sign is none of the user's. */
  | 'ambiguous'
  /** The amount has more decimals than the token. */
  | 'decimals'
  /** The amount is more than the account has. */
  | 'balance'
  /** The receiver is neither an address nor a name. */
  | 'receiver'
  /** The letters of the address are not those of its checksum. */
  | 'checksum'
  /** `Error resolving name`: it leads nowhere on this network, or no server answered. */
  | 'name'
  /** The receiver cannot be a name: it has characters that no name has (ENSIP-15). */
  | 'invalidName'
  /** The receiver is the zero address: what goes there is lost. */
  | 'zeroAddress'
  /** The receiver is the token's own contract: what goes there is lost. */
  | 'tokenContract'
  /** `error estimating gas` */
  | 'estimate'
  /** The account has too little of the network's currency for the fee. */
  | 'fee'
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

/** `message` is for developers, and of the first three codes the sentence above. */
export type SendError = {
  code: SendErrorCode
  message: string
  /** Set outside EVM: it says more than the code. */
  problem?: WalletProblem | undefined
}

/** The form for sending, and its transaction. There while the modal has the feature `send()`. */
export type SendState = {
  status: SendStatus
  /** One of `state.balance.current.tokens`. */
  token?: TokenBalance | undefined
  /** As typed: digits with at most one point or comma. `''` for none. */
  sendTokenAmount: string
  /** As typed: an address or a name. `''` for none. */
  receiver: string
  /** The address that was typed, or the one that the name resolves to. Undefined until that is known. */
  receiverAddress?: string | undefined
  /** True while the address of a name is being resolved. */
  resolving: boolean
  /** The name of the receiver, if it has one. Show it with the address, never instead of it. */
  receiverProfileName?: string | undefined
  /** Safe to draw: inside the URL itself. */
  receiverProfileImageUrl?: string | undefined
  /** True if the receiver is the account itself: allowed, but rarely meant. */
  isOwnAddress: boolean
  /** The account's balance of the network's own currency, in USD. Undefined if its price is not known. */
  networkBalanceInUsd?: number | undefined
  /**
   * The network's present fee, in the smallest unit of its currency. There from `ready` on, unless the wallet alone
   * chooses it, as those of Bitcoin do.
   */
  fee?: bigint | undefined
  /** The further costs, such as the account for a token that the receiver has not had yet, in the same unit. */
  deposit?: bigint | undefined
  /** A reason to think again before sending all the same. Set from `ready` on. */
  warning?: WalletProblem | undefined
  /** The transaction's, from `sent` on; that of its replacement once this is in a block. */
  hash?: string | undefined
  /**
   * Set if the wallet has not answered an earlier request in time and may still send (`open`), or has sent meanwhile
   * (`sent`). Say so before the wallet is asked again.
   */
  unanswered?: 'open' | 'sent' | undefined
  /** True while a server or the wallet is being asked. */
  loading: boolean
  error?: SendError | undefined
}

/**
 * Functions that views call, as `modal.controls.send`. Their results are in `state.send`.
 *
 * @example
 * const { send } = modal.controls
 * send?.setToken(token)
 * send?.setAmount('1.5')
 * send?.setReceiver('alice.bnb')
 * if (await send?.preview()) modal.router.push({ view: 'WalletSendPreview' })
 * // then, in the preview
 * await send?.send({ onSuccess: () => modal.router.push({ view: 'WalletSendConfirmed' }) })
 */
export type SendControl = {
  setToken: (token: TokenBalance | undefined) => void
  /** Call it with each key. A text is read by the signs of the modal's language; a bigint is in the token's smallest unit. */
  setAmount: (amount: string | bigint) => void
  /** Call it with each key: a name is asked for 300 ms after the last one. */
  setReceiver: (text: string) => void
  /** Sets the amount to all there is of the token; of the network's currency it leaves 1.25 × the fee. */
  useMax: () => Promise<void>
  /** Checks the form and asks for the fee. Resolves with true where `send` may follow, else `error` says why not. */
  preview: () => Promise<boolean>
  /**
   * Asks the wallet, after `preview`. Resolves once the wallet has answered, with whether it sent. `onSuccess` runs
   * then; after a failure or a refusal the modal goes one view back, and `onError` runs; `onCancel` runs when the user
   * leaves the view meanwhile.
   */
  send: (transaction?: Transaction) => Promise<boolean>
  /** Empties the form. A transaction that was sent is still followed. */
  reset: () => void
}
