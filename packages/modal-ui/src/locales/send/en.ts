import type { Strings } from '../en.ts'

/** The texts that only the views of sending have. The other languages have the type of this one. */
export const en = {
  network: 'Network',
  viewOnExplorer: 'View on explorer',
  balanceFailed: 'Token Balance Unavailable',
  sentTo: (address: string) => `To ${address}`,

  searchTokens: 'Search tokens',
  noTokenMatch: 'No token found',
  sendAmount: 'Amount',
  sendMax: 'Max',
  sendTo: 'To',
  sendToPlaceholder: 'Address or name',
  sendResolving: 'Looking up the name…',
  sendOwnAddress: 'This is your own address.',
  sendEstimating: 'Estimating the fee…',
  sendReview: 'Continue',
  sendNothing: 'Nothing to send',
  sendNothingText: (network: string) => `There are no tokens in this account on ${network}.`,
  sendFee: 'Network fee',
  sendAccept: 'Confirm the transaction in your wallet.',
  sentTitle: 'On its way',
  sentText: 'The network has not confirmed the transaction yet.',
  sharedTitle: 'Waits for the other owners',
  sharedText:
    'This account is a contract: the transaction is sent once its other owners have confirmed it in their wallets.',
  sentDone: (amount: string) => `${amount} sent`,
  sentDoneText: 'The network has confirmed the transaction.',
  revertedTitle: 'Transaction failed',
  revertedText: 'Nothing was sent. The network has kept its fee.',
  replacedTitle: 'Replaced in your wallet',
  replacedText: 'Another transaction took its place, so this one has sent nothing.',
  timedOutTitle: 'Not confirmed yet',
  timedOutText: 'The transaction may still be confirmed. Look at the explorer before you send again.',
  sentClose: 'Done',

  sendErrorToken: 'A token is required',
  sendErrorRequired: 'An amount and receiver address are required',
  sendErrorUnsupportedChain: 'Unsupported chain',
  sendErrorAmount: 'Write the amount in digits, for example 1.5.',
  sendErrorAmbiguous: (a: string, b: string) => `This can mean two amounts. Write ${a} or ${b}.`,
  sendErrorDecimals: (token: string, decimals: string) => `${token} has ${decimals} decimals at most.`,
  sendErrorBalance: 'This is more than you have.',
  sendErrorReceiver: 'This is neither an address nor a name.',
  sendErrorChecksum: 'There is a mistake in this address. Copy it again.',
  sendErrorName: 'Error resolving name',
  sendErrorInvalidName: 'This cannot be a name. Check its letters.',
  sendErrorZeroAddress: 'Nobody has this address: what you send there is lost.',
  sendErrorTokenContract: 'This is the contract of the token: what you send there is lost.',
  sendErrorEstimate: 'Error estimating gas',
  sendErrorFee: (currency: string) => `You do not have enough ${currency} for the network fee.`,
  sendErrorChanged: 'Your wallet has changed its account or network. Check the transaction again.',
  sendErrorHash: 'The wallet gave no valid answer. Look in your wallet whether it has sent.',
  sendErrorUnanswered:
    'Your wallet did not answer in time. It may have sent this, or may still send it: look there before you try again.',
  sendLate: 'Your wallet has sent the earlier transaction after all. Go on only if you want a second one.',
  sendErrorFailed: 'The wallet did not send. Unlock it and try again.',
}

export type SendTexts = typeof en

/** What those views draw with. */
export type SendStrings = Strings & SendTexts
