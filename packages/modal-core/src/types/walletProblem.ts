/** Problems of wallets outside EVM. Each code has a text in every language. */
export type WalletProblemCode =
  | 'accountChanged'
  | 'answerAddress'
  | 'answerInputs'
  | 'answerOther'
  | 'answerSignature'
  | 'answerUnsigned'
  | 'blocked'
  | 'cannotConnect'
  | 'cannotSend'
  | 'cannotSignMessages'
  | 'cannotSignTransactions'
  | 'cannotSwitchNetworks'
  | 'chainMissing'
  | 'locked'
  | 'mayBeSent'
  | 'noAccount'
  | 'nodeDown'
  | 'nodeOfOtherNetwork'
  | 'ordinalsKept'
  | 'rejected'
  | 'replaced'
  | 'requestAddress'
  | 'requestAmount'
  | 'requestInputs'
  | 'requestPsbt'
  | 'requestReceiver'

/** A failure that people are told of in their language. */
export type WalletProblem = {
  code: WalletProblemCode
  /** The wallet’s name. Empty where the failure is none of a wallet. */
  wallet: string
  /** The name of the network, or of its ecosystem, for example `Bitcoin`. */
  network: string
}
