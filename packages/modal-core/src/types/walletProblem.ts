/** Problems of wallets outside EVM. Each code has a text in every language. */
export type WalletProblemCode =
  | 'accountChanged'
  | 'amountDust'
  | 'amountLeft'
  | 'amountMax'
  | 'amountNew'
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
  | 'feeShort'
  | 'locked'
  | 'mayBeSent'
  | 'noAccount'
  | 'nodeDown'
  | 'nodeOfOtherNetwork'
  | 'ordinalsKept'
  | 'receiverElsewhere'
  | 'receiverProgram'
  | 'receiverTokenAccount'
  | 'receiverUnowned'
  | 'rejected'
  | 'replaced'
  | 'requestAddress'
  | 'requestAmount'
  | 'requestInputs'
  | 'requestPsbt'
  | 'requestReceiver'
  | 'sendExpired'
  | 'sendRefused'
  | 'tokenRules'

/** A failure that people are told of in their language. */
export type WalletProblem = {
  code: WalletProblemCode
  /** The wallet’s name. Empty where the failure is none of a wallet. */
  wallet: string
  /** The name of the network, or of its ecosystem, for example `Bitcoin`. Of `receiverElsewhere` that of the address. */
  network: string
  /** So much is needed, in the smallest unit of a currency. Set by the codes about amounts. */
  amount?: { units: bigint; decimals: number; symbol: string } | undefined
}
