import type { WalletProblemCode } from '@foyer/modal-core'
import type { Strings } from './base.ts'

/** The texts of pages with wallets of several namespaces, or of another one than EVM. The other languages have the type of this one. */
export const en = {
  connectTo: (namespace: string) => `Connect to ${namespace}`,
  sendInWallet: (wallet: string, network: string) => `To send or swap on ${network}, use ${wallet}.`,
  otherTokens: (wallet: string) => `Tokens that are not listed here are shown in ${wallet}.`,
  balanceHere: (network: string, others: string) =>
    `Balance on ${network} only. Accounts on ${others} are not included.`,
  viewActivity: (explorer: string) => `See your transactions on ${explorer}`,
  feeInWallet: (wallet: string) => `${wallet} chooses the network fee and shows it before you confirm.`,
  depositCosts: (amount: string) =>
    `The recipient does not hold this token yet. Opening an account for it costs another ${amount}.`,
  forPayments: 'For payments',
  forOrdinals: 'For Ordinals',
  accountChanged: (wallet: string) =>
    `${wallet} has switched to another account. Select the connected account there, or connect again.`,
  amountDust: (amount: string, network: string) =>
    `The minimum for this address on ${network} is ${amount}. Enter more.`,
  amountLeft: (amount: string) => `Your account must keep at least ${amount}. Enter less.`,
  amountMax: (wallet: string) =>
    `${wallet} chooses the fee, so the most you can send is not known here. Enter an amount that leaves something for the fee.`,
  amountNew: (amount: string) => `The recipient’s account is new and needs at least ${amount}. Enter more.`,
  answerAddress: (wallet: string, network: string) =>
    `${wallet} gave no valid address on ${network}. Choose ${network} in the wallet, then connect again.`,
  answerInputs: (wallet: string) =>
    `${wallet} signed more of your coins than this site listed, so nothing was used. Connect another wallet.`,
  answerOther: (wallet: string) =>
    `${wallet} signed something other than what was asked, so nothing was used. Connect another wallet.`,
  answerSignature: (wallet: string) =>
    `${wallet} gave no valid signature. Nothing was sent. Try again, or connect another wallet.`,
  answerUnsigned: (wallet: string) =>
    `${wallet} did not sign everything that was asked. Nothing was sent. Try again.`,
  blocked: (wallet: string) =>
    `${wallet} blocks this site because it was declined before. Allow the site in the wallet’s settings, then try again.`,
  cannotConnect: (wallet: string, network: string) =>
    `${wallet} cannot connect to sites on ${network}. Connect another wallet.`,
  cannotSend: (wallet: string, network: string) =>
    `${wallet} cannot send from a site on ${network}. Send in the wallet itself, or connect another one.`,
  cannotSignMessages: (wallet: string, network: string) =>
    `${wallet} cannot sign messages on ${network}. Connect another wallet.`,
  cannotSignTransactions: (wallet: string, network: string) =>
    `${wallet} cannot sign transactions on ${network}. Connect another wallet.`,
  cannotSwitchNetworks: (wallet: string, network: string) =>
    `${wallet} cannot be switched from a site. Choose ${network} in the wallet itself.`,
  chainMissing: (wallet: string, network: string) =>
    `${wallet} does not have ${network}. Add the network in the wallet, or choose another one here.`,
  feeShort: (amount: string) =>
    `This transfer costs ${amount} on top of the amount. Your account does not have that. Add funds or enter less.`,
  locked: 'Your wallet is locked. Unlock it and try again.',
  mayBeSent: (wallet: string) =>
    `${wallet} may have sent the transaction. Look at your address in an explorer before you try again.`,
  noAccount: (_: string, network: string) =>
    `Your wallet shared no account on ${network}. Create or choose one there, then connect again.`,
  nodeDown: (_: string, network: string) =>
    `No server of ${network} answers. Check your connection and try again later.`,
  nodeOfOtherNetwork: (_: string, network: string) =>
    `The server that this site uses for ${network} belongs to another network. Please tell the site.`,
  ordinalsKept: (wallet: string) =>
    `${wallet} shared only an address for Ordinals, whose coins are not spent. Share a payment address in the wallet.`,
  receiverElsewhere: (_: string, network: string) =>
    `This is an address on ${network}. Enter one on the network you send on.`,
  receiverProgram: 'This address belongs to a program, not to a person. Anything sent to it may be lost.',
  receiverTokenAccount:
    'This is an account for a single token. Enter the address of the wallet that owns it.',
  receiverUnowned:
    'No single key owns this address, as with shared wallets. Send only if its owners can use it.',
  rejected: 'You declined the request. You can ask again at any time.',
  replaced: (wallet: string) =>
    `Another extension has replaced ${wallet} on this page, so it was disconnected. Turn one off, then connect again.`,
  requestAddress: (wallet: string) =>
    `This site asked for an address that ${wallet} does not share. Choose that account in the wallet, then connect again.`,
  requestAmount: 'The amount is not possible. Enter one above zero and try again.',
  requestInputs: (wallet: string) =>
    `This transaction does not spend your coins as this site says, so ${wallet} was not asked. Reload the page.`,
  requestPsbt: (wallet: string) =>
    `This site’s transaction cannot be read, so ${wallet} was not asked. Reload the page.`,
  requestReceiver: (_: string, network: string) =>
    `The recipient is not an address on ${network}. Check the address and its network.`,
  sendExpired: 'Your wallet answered too late, so nothing was sent. Try again.',
  sendRefused:
    'The network would refuse this transfer, so your wallet was not asked. Check the recipient and the amount.',
  tokenRules: (wallet: string) => `This token has transfer rules of its own. Send it in ${wallet}.`,
} satisfies Record<WalletProblemCode, ProblemText> & Record<string, ProblemText>

/** Says what has happened, then what to do. Texts about an amount have it in place of the wallet. */
export type ProblemText = string | ((wallet: string, network: string) => string)

export type NamespacesTexts = typeof en

/** Templates that texts are drawn in. */
export type NamespacesStrings = Strings & NamespacesTexts
