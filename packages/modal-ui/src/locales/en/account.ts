import type { Strings } from './base.ts'

/** The texts that only the account's views have. The other languages have the type of this one. */
export const en = {
  connectedWith: (wallet: string) => `Connected with ${wallet}`,
  totalBalance: 'Total balance',
  copyAddress: 'Copy address',
  network: 'Network',
  /** A network that the site does not know, by its id. */
  unknownNetwork: (id: string) => `Unknown (${id})`,
  viewOnExplorer: 'View on explorer',
  accountMenu: 'More',
  walletsRow: 'Wallets',

  tokensTitle: 'Tokens',
  tokensAll: 'All tokens',
  balanceFailed: 'Token Balance Unavailable',
  balanceRetry: 'Trying again soon.',

  activityTitle: 'Activity',
  activityEmpty: 'No transactions yet',
  activityEmptyText: 'Anything you send, receive or swap on this network shows up here.',
  activityFailed: 'Failed to fetch transactions',
  activityUnsupported: 'No activity on this network',
  activityUnsupportedText: 'Transactions on this network cannot be shown here.',
  activityMore: 'Show older',

  isPending: 'Pending',
  didFail: 'Failed',
  sentTo: (address: string) => `To ${address}`,
  receivedFrom: (address: string) => `From ${address}`,
  moreTransfers: (count: string) => `${count} more`,

  didSend: 'Sent',
  didReceive: 'Received',
  didTrade: 'Swapped',
  didMint: 'Minted',
  mintedItem: (item: string) => `Minted ${item}`,
  didBurn: 'Burned',
  didApprove: 'Approved',
  didRevoke: 'Revoked',
  didDeposit: 'Deposited',
  didWithdraw: 'Withdrawn',
  didBorrow: 'Borrowed',
  didRepay: 'Repaid',
  didStake: 'Staked',
  didUnstake: 'Unstaked',
  didClaim: 'Claimed',
  didDeploy: 'Deployed',
  didCancel: 'Canceled',
  didExecute: 'Contract call',
  signIn: 'Sign in',

  receiveText: (network: string) =>
    `This address is for ${network}. Tokens sent on another network may be lost.`,
  addressQr: 'QR code of your address',
}

export type AccountTexts = typeof en

/** The texts of those views. */
export type AccountStrings = Strings & AccountTexts
