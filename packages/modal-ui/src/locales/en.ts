/** Every text of the modal. The other languages have the type of this one. */
export const en = {
  $code: 'en',
  $dir: 'ltr' as 'ltr' | 'rtl',

  close: 'Close',
  back: 'Back',
  tryAgain: 'Try again',
  loading: 'Loading…',
  loadFailed: 'This part could not be loaded. Check your connection and try again.',
  disconnect: 'Disconnect',
  connectedWith: (wallet: string) => `Connected with ${wallet}`,

  connectTitle: 'Connect Wallet',
  recent: 'Recent',
  installed: 'Installed',
  noWalletTitle: 'No wallet found',
  noWalletText:
    'Install a wallet in this browser, or open this page inside your wallet app. Then reload the page.',
  getWallet: 'Get a wallet',
  reload: 'Reload page',
  missingWallet: 'My wallet is not listed',
  missingWalletText: 'Make sure its extension is installed and enabled for this site, then reload the page.',
  /** `documents` is the terms, the privacy policy, or `both` of them. */
  legal: (documents: string) => `By connecting a wallet you agree to the ${documents}.`,
  both: (terms: string, privacy: string) => `${terms} and the ${privacy}`,
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',

  continueIn: (wallet: string) => `Continue in ${wallet}`,
  acceptRequest: 'Accept the connection request in your wallet.',
  rejectedTitle: 'Connection rejected',
  rejectedText: 'You declined the request. You can ask again at any time.',
  busyTitle: 'Your wallet is waiting',
  busyText: 'Open your wallet and answer the request that is already there, then try again.',
  failedTitle: 'Failed to connect',
  failedText: 'The wallet did not connect. Unlock it and try again.',
  forbiddenTitle: 'Action not allowed',
  forbiddenText: 'Your wallet does not allow this request from a site.',

  accountTitle: 'Account',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied',
  copyFailed: 'The address could not be copied',
  network: 'Network',
  viewOnExplorer: 'View on explorer',
  disconnectFailed: 'Failed to disconnect. Disconnect this site inside your wallet.',

  unsupportedTitle: 'Switch network',
  unsupportedOne: (network: string) => `Your wallet is on another network. Switch to ${network} to continue.`,
  unsupportedMany: 'Your wallet is on a network that is not supported here. Choose one of these to continue.',
  switchNetwork: 'Switch network',
  switchingTitle: (network: string) => `Switching to ${network}`,
  acceptSwitch: 'Accept the request in your wallet.',
  switchRejected: 'You declined the switch. You can ask again at any time.',
  switchFailed: (network: string) =>
    `Failed to switch to ${network}. Switch inside your wallet, or try again.`,

  networksTitle: 'Select network',
  networkInUse: 'In use',
  networksHelp: 'Your wallet may ask you to approve the switch.',
  switchChainTitle: (network: string) => `Switch to ${network}`,
  switchChainText: (network: string) =>
    `You have no account connected on ${network} yet. Switch there, then connect a wallet.`,

  switchFailedAny: 'Failed to switch the network. Switch inside your wallet, or try again.',

  walletsTitle: 'Your wallets',
  walletsRow: 'Wallets',
  walletInUse: 'In use',
  disconnectWallet: (wallet: string) => `Disconnect ${wallet}`,
  addWallet: 'Connect another wallet',
  walletSwitchFailed: 'The wallet did not answer. Unlock it and try again.',

  tokensTitle: 'Tokens',
  balanceFailed: 'Token Balance Unavailable',
  balanceRetry: 'It is asked for again in a moment.',

  signTitle: 'Sign in',
  signLead: (site: string) => `Sign in to ${site}`,
  signText: 'Sign a message to prove that this account is yours. It costs nothing and moves no funds.',
  sign: 'Sign',
  cancel: 'Cancel',
  acceptSignature: 'Accept the signature request in your wallet.',
  authenticating: 'Authenticating...',
  keepingSession: 'Your signature is being checked.',
  signFailed: 'Error signing message',
  signFailedText: 'The wallet did not sign. Unlock it and try again.',
  authenticationFailed: 'A problem occurred while trying initialize authentication',
  sessionFailed: 'Signing in failed. Connect and try again.',

  emailTitle: 'Stay in touch',
  emailText: (site: string) => `${site} asks for your email address. It is given to this site only.`,
  emailLabel: 'Email address',
  emailInvalid: 'Please enter a valid email address',
  emailFailed: 'Your address could not be saved. Try again.',
  emailSubmit: 'Continue',
  emailSkip: 'Skip',
}

export type Strings = typeof en
