import type { Strings } from './base.ts'

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
  sharedTitle: 'Waiting for the other owners',
  sharedText:
    'This account is a contract: the transaction is sent once its other owners have confirmed it in their wallets.',
  sentDone: (amount: string) => `${amount} sent`,
  sentDoneText: 'The network has confirmed the transaction.',
  revertedTitle: 'Transaction failed',
  revertedText: 'Nothing was sent, but the network fee was charged.',
  replacedTitle: 'Replaced in your wallet',
  replacedText: 'Another transaction replaced it, so this one sent nothing.',
  timedOutTitle: 'Not confirmed yet',
  timedOutText: 'The transaction may still be confirmed. Check the explorer before you send again.',
  expiredTitle: 'Not sent',
  expiredText:
    'The network did not take the transaction in time. Nothing was sent and no fee was charged. You can send it again.',
  sentClose: 'Done',

  sendErrorToken: 'A token is required',
  sendErrorRequired: 'An amount and receiver address are required',
  sendErrorUnsupportedChain: 'Unsupported chain',
  sendErrorAmount: 'Enter an amount, for example 1.5.',
  sendErrorAmbiguous: (a: string, b: string) => `This can mean two amounts. Write ${a} or ${b}.`,
  sendErrorDecimals: (token: string, decimals: string) => `${token} has ${decimals} decimals at most.`,
  sendErrorBalance: 'This is more than you have.',
  sendErrorReceiver: 'Enter an address or a name.',
  sendErrorChecksum: 'There is a mistake in this address. Copy it again.',
  sendErrorName: 'Error resolving name',
  sendErrorInvalidName: 'This name isn’t valid. Check its spelling.',
  sendErrorZeroAddress: 'Nobody owns this address. Anything sent to it is lost.',
  sendErrorTokenContract: 'This is the token’s contract. Anything sent to it is lost.',
  sendErrorEstimate: 'Error estimating gas',
  sendErrorFee: (currency: string) => `You don’t have enough ${currency} for the network fee.`,
  sendErrorChanged: 'Your wallet has changed its account or network. Check the transaction again.',
  sendErrorHash: 'This couldn’t be confirmed. Check your wallet before you try again.',
  sendErrorUnanswered:
    'Your wallet did not answer in time. It may have sent this, or may still send it: check it before you try again.',
  sendLate: 'Your wallet has sent the earlier transaction after all. Continue only if you want a second one.',
  sendErrorFailed: 'The wallet did not send. Unlock it and try again.',
}

export type SendTexts = typeof en

/** The texts of those views. */
export type SendStrings = Strings & SendTexts
