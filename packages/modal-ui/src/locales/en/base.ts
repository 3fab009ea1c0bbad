/** Every text of the modal. The other languages have the type of this one. */
export const en = {
  $code: 'en',
  $dir: 'ltr' as 'ltr' | 'rtl',

  close: 'Close',
  back: 'Back',
  tryAgain: 'Try again',
  loading: 'Loading…',
  loadFailed: 'This part could not be loaded. Check your connection and try again.',
  pageUpdated: 'This page was updated. Reload it to continue.',
  partFailed: 'An error on this page has stopped this part. Try again, or reload the page.',
  disconnect: 'Disconnect',

  connectTitle: 'Connect Wallet',
  connectEmail: 'Continue with email',
  socialTitle: 'Or log in with',
  recent: 'Recent',
  installed: 'Installed',
  recentWallets: 'Recent',
  installedWallets: 'Installed',
  popularWallets: 'Popular',
  noWalletTitle: 'No wallet found',
  noWalletText:
    'Install a wallet in this browser, or open this page inside your wallet app. Then reload the page.',
  get: 'Get',
  getWallet: 'Get a wallet',
  reload: 'Reload page',
  missingWalletText:
    'Make sure the wallet’s extension is installed and enabled for this site, then reload the page.',
  allWallets: 'All wallets',
  searchWallets: 'Search wallets',
  clearSearch: 'Clear search',
  results: (count: string) => `Results: ${count}`,
  noMatch: 'No wallet matches this name',
  listFailed: 'The list of wallets could not be loaded. Check your connection and try again.',
  certified: 'Certified only',
  haveNoWallet: 'I don’t have a wallet',
  whatIsWallet: 'What is a wallet?',
  walletHoldsTitle: 'A home for what you own',
  walletHoldsText:
    'A wallet keeps the keys to your tokens and collectibles. You can see, send and receive them with it.',
  walletSignsTitle: 'A way to sign in',
  walletSignsText:
    'Sites ask your wallet instead of asking for a password. Nothing happens until you confirm it there.',
  walletYoursTitle: 'Yours alone',
  walletYoursText:
    'Write down its recovery phrase and never share it. No honest site or support team will ask for it.',
  getWalletText: 'Choose one, install it, and come back to this page.',
  missingIt: (wallet: string) => `Don’t have ${wallet}?`,
  /** `documents` is the terms, the privacy policy, or `both` of them. */
  legal: (documents: string) => `By connecting a wallet you agree to the ${documents}.`,
  both: (terms: string, privacy: string) => `${terms} and the ${privacy}`,
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',

  continueIn: (wallet: string) => `Continue in ${wallet}`,
  acceptRequest: 'Confirm the connection request in your wallet.',
  rejectedTitle: 'Connection rejected',
  rejectedText: 'You declined the request. You can ask again at any time.',
  busyTitle: 'Your wallet is waiting',
  busyText: 'Open your wallet and answer the request that is already there, then try again.',
  failedTitle: 'Failed to connect',
  failedText: 'The wallet did not connect. Unlock it and try again.',
  forbiddenTitle: 'Action not allowed',
  forbiddenText: 'Your wallet does not allow this request from a site.',

  scanTitle: 'Scan with your phone',
  scanText: 'Open your wallet app, scan this code and confirm the connection.',
  linkCopied: 'Link copied',
  linkCopyFailed: 'The link could not be copied',
  relayOffline: 'You are offline. Connect to the internet and try again.',

  accountTitle: 'Account',
  addressCopied: 'Address copied',
  copyFailed: 'The address could not be copied',
  disconnectFailed: 'Failed to disconnect. Disconnect this site inside your wallet.',

  unsupportedTitle: 'Switch network',
  switchNetwork: 'Switch network',

  networksTitle: 'Select network',
  switchChainTitle: (network: string) => `Switch to ${network}`,

  walletsTitle: 'Your wallets',
  addWallet: 'Connect another wallet',

  signTitle: 'Sign in',
  cancel: 'Cancel',
  authenticating: 'Authenticating...',
  signFailedText: 'The wallet did not sign. Unlock it and try again.',
  authenticationFailed: 'Your sign-in couldn’t be checked. Connect your wallet and try again.',
  sessionFailed: 'Sign-in failed. Connect your wallet and try again.',
  sessionExpired: 'The connection to your wallet has expired. Connect again.',

  emailTitle: 'Stay in touch',
  emailLabel: 'Email address',
  emailWallet: 'Email wallet',
  emailInvalid: 'Please enter a valid email address',
  emailSubmit: 'Continue',

  walletReceiveTitle: 'Receive',

  walletSendTitle: 'Send',

  walletSendSelectTokenTitle: 'Select token',

  walletSendPreviewTitle: 'Review',

  walletSendConfirmedTitle: 'Transaction',

  swapTitle: 'Swap',

  emailLoginTitle: 'Log in with email',

  approveTransactionTitle: 'Approve in your wallet',

  registerAccountNameTitle: 'Get a name',

  registerAccountNameSuccessTitle: 'Your name',

  onRampProvidersTitle: 'Buy',

  onRampTokenSelectTitle: 'Select token',

  onRampFiatSelectTitle: 'Select currency',
}

export type Strings = typeof en
