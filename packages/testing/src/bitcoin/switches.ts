import type { PromptSwitches } from '../prompt.ts'

/** The failures of a test wallet on Bitcoin. Without any it approves everything at once. */
export type BitcoinSwitches = PromptSwitches & {
  /** Methods and features that the wallet lacks, for example `wallet_getAccount` or `bitcoin:signMessage`. */
  missing: readonly string[]
  /** Properties of a Wallet Standard wallet whose getters throw. */
  throwInGetters: readonly ('version' | 'name' | 'icon' | 'chains' | 'features' | 'accounts')[]
  /** The wallet connects, and shares no address. */
  emptyAccounts: boolean
  /** The wallet signs with another key than that of its address. */
  otherKey: boolean
  /** The wallet says a public key that is none: the bytes of the address's text. */
  textAsKey: boolean
  /** The wallet signs every input that it can, not only those that are listed. */
  signsAll: boolean
  /** The wallet answers with the PSBT as it got it. */
  signsNothing: boolean
  /** The wallet signs another transaction than it was asked for. */
  changesPsbt: boolean
}

export const BITCOIN_ALL_OFF: BitcoinSwitches = {
  reject: false,
  delay: 0,
  locked: false,
  disconnected: false,
  missing: [],
  throwInGetters: [],
  emptyAccounts: false,
  otherKey: false,
  textAsKey: false,
  signsAll: false,
  signsNothing: false,
  changesPsbt: false,
}
