import type { Strings } from './base.ts'

/** The texts that only the views of swapping have. The other languages have the type of this one. */
export const en = {
  swapPay: 'You pay',
  swapReceive: 'You receive',
  swapFlip: 'Switch tokens',
  swapBalance: (amount: string) => `Balance: ${amount}`,
  swapMax: 'Max',
  swapRate: 'Rate',
  swapMinimum: 'Minimum received',
  swapImpact: 'Price impact',
  swapUnknown: 'Unknown',
  swapFee: 'Network fee',
  swapNetwork: 'Network',
  swapSlippage: 'Slippage, in %',
  swapSlippageIs: (percent: string) => `Slippage: ${percent}`,
  swapSlippageText: 'If you would receive less than the minimum, nothing is swapped.',
  swapQuoting: 'Looking for the best price…',
  swapPreparing: 'Preparing the swap…',
  swapReview: 'Continue',

  swapImpactHigh: (percent: string) => `High price impact: about ${percent} below market.`,
  swapImpactAccept: 'I agree to this price impact',
  swapTransferFee: (symbol: string, percent: string) =>
    `${symbol} keeps about ${percent} of each transfer. The amounts shown here are after that fee.`,
  swapUnlisted: 'Unlisted token. Check its address: anyone can create a token with this name.',
  swapSearch: 'Search tokens',
  swapNoToken: 'No token found',
  swapTokensFailed: 'The tokens could not be loaded.',
  swapUnsupported: 'Swapping is not possible on this network.',

  swapNeedsApproval: (amount: string) =>
    `Your wallet first asks you to allow the use of ${amount}, then to swap.`,
  swapApproving: (amount: string) => `Allow the use of ${amount} in your wallet.`,
  swapApprovalSent: (amount: string) =>
    `The network is confirming that ${amount} may be used. Then your wallet asks you to swap.`,
  swapApprovalShared: (amount: string) =>
    `The other owners of this account have to confirm first that ${amount} may be used. Then your wallet asks you to swap.`,
  swapSigning: 'Confirm the swap in your wallet.',
  swapMoved: 'The price has fallen. Check what you receive.',
  swapAcceptPrice: 'Accept the new price',

  swapSentTitle: 'On its way',
  swapSentText: 'The network has not confirmed the transaction yet.',
  swapSharedTitle: 'Waiting for the other owners',
  swapSharedText:
    'This account is a contract: the transaction is sent once its other owners have confirmed it in their wallets.',
  swapDoneTitle: 'Swap confirmed',
  swapDoneText: 'The network has confirmed the transaction.',
  swapRevertedTitle: 'Transaction failed',
  swapRevertedText: 'Nothing was swapped, but the network fee was charged.',
  swapReplacedTitle: 'Replaced in your wallet',
  swapReplacedText: 'Another transaction replaced it, so this one swapped nothing.',
  swapTimedOutTitle: 'Not confirmed yet',
  swapTimedOutText: 'The swap may still be confirmed. Check the explorer before you swap again.',
  swapExplorer: 'View on explorer',
  swapClose: 'Done',

  swapErrorToken: 'A token is required',
  swapErrorRequired: 'Enter an amount to swap.',
  swapErrorAmount: 'Enter an amount, for example 1.5.',
  swapErrorAmbiguous: (a: string, b: string) => `This can mean two amounts. Write ${a} or ${b}.`,
  swapErrorDecimals: (token: string, decimals: string) => `${token} has ${decimals} decimals at most.`,
  swapErrorBalance: 'This is more than you have.',
  swapErrorSameToken: 'Choose two different tokens.',
  swapErrorSlippage: 'Enter a slippage from 0.1 to 50.',
  swapErrorUnsupportedChain: 'Unsupported chain',
  swapErrorLiquidity: 'Insufficient liquidity',
  swapErrorQuote: 'There is no price right now. Try again in a moment.',
  swapErrorImpact: 'Agree to the price impact first, or swap less.',
  swapErrorTokenMismatch: 'This token doesn’t match its entry in the list. Choose another one.',
  swapErrorMismatch: 'The server asked for something you didn’t agree to.',
  swapErrorPriceMoved: 'The price has moved too far. Check the new one, or allow more slippage.',
  swapErrorEstimate: 'The swap would fail right now. Allow more slippage, or swap less.',
  swapErrorFee: (currency: string) => `You don’t have enough ${currency} for the network fee.`,
  swapErrorApproval: 'The token didn’t accept the permission. Try again, or choose another token.',
  swapErrorApprovalTimedOut: 'The permission is not confirmed yet. Try again in a moment.',
  swapErrorChanged: 'Your wallet has changed its account or network. Check the transaction again.',
  swapErrorHash: 'This couldn’t be confirmed. Check your wallet before you try again.',
  swapErrorUnanswered:
    'Your wallet did not answer in time. It may have sent this, or may still send it: check it before you try again.',
  swapLate: 'Your wallet has sent the earlier transaction after all. Continue only if you want a second one.',
  swapErrorFailed: 'The wallet did not swap. Unlock it and try again.',
}

export type SwapTexts = typeof en

/** The texts of those views. */
export type SwapStrings = Strings & SwapTexts
