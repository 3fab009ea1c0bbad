import type { Strings } from './base.ts'

/**
 * The texts of what not every visit has: alerts, pairing, networks, several wallets and sign-in. The other languages
 * have the type of this one.
 */
export const en = {
  dismiss: 'Dismiss',
  alertAPKT001: 'This site is not set up for that network.',
  alertAPKT002: 'This address is not among those allowed for the project.',
  alertAPKT003: 'The wallet list could not be loaded. The built-in one is shown.',
  alertAPKT004: 'Your wallet isn’t responding. Open it and look for the request.',
  alertAPKT005: 'This site is not verified for the project.',
  alertAPKT006: 'The session is not valid. Check the clock of this device.',
  alertAPKT007: 'The project id is not valid.',
  alertAPKT008: 'A feature that is switched on needs a project id.',
  alertAPKT009: 'This site’s server is having a problem. Try again later.',
  alertAPKT010: 'Too many requests. Wait a moment and try again.',
  alertAPKTW001: 'No account is connected on the requested network.',
  alertAPKTW002: 'The email address is not valid.',
  alertIframeLoad: 'Unable to load email login dependency',
  alertIframeTimeout: 'Your email wallet did not answer in time. Try again.',

  notInstalled: (wallet: string) => `${wallet} was not found here`,
  installText: 'Install it and reload this page, or open this page inside its app.',
  openIn: (wallet: string) => `Open in ${wallet}`,
  getOnPhone: (wallet: string) => `Scan this code to get ${wallet} on your phone.`,
  website: 'Website',

  qrLabel: 'QR code for your wallet app',
  copyLink: 'Copy link',
  codeExpiresIn: (time: string) => `Expires in ${time}`,
  codeExpired: 'This code has expired',
  codeExpiredText: 'Each code works for a few minutes.',
  newCode: 'New code',
  scanWith: (wallet: string) => `Open ${wallet} on your phone, scan this code and confirm the connection.`,
  ways: 'Ways to connect',
  wayQrcode: 'QR code',
  wayMobile: 'App',
  wayDesktop: 'Desktop',
  wayWeb: 'Web',
  wayExtension: 'Extension',
  wayInside: 'In the wallet',
  openWallet: (wallet: string) => `Open ${wallet}`,
  openText: 'Your wallet asks whether to connect. Confirm there, then come back to this page.',
  openAgain: 'Open again',
  notOpened: (wallet: string) => `Trouble opening ${wallet}?`,
  notOpenedText:
    'It may not be installed here. Open it again, install it, or use the code on another device.',
  returnedText: 'If you have confirmed already, this takes a moment. If not, open your wallet again.',
  insideText: 'This page will reopen inside the wallet, and you can connect there.',
  unreachable: (wallet: string) => `${wallet} cannot be opened from here`,
  unreachableText: 'It can’t connect from this device. Use another device or another wallet.',
  pairInstead: (wallet: string) => `Use ${wallet} on your phone`,
  relayTitle: 'Can’t reach wallets',
  relayUnreachable:
    'The pairing service does not answer. A firewall or a browser extension may be blocking it.',
  relayProjectId: 'This site is not set up correctly for pairing. Please tell its operator.',
  relayOrigin: 'This site is not allowed to use the pairing service. Please tell its operator.',
  relayClock: 'The clock of this device is wrong. Set it to the right time and try again.',
  relayRateLimited: 'Too many people are connecting right now. Try again in a minute.',

  unsupportedOne: (network: string) => `Your wallet is on another network. Switch to ${network} to continue.`,
  unsupportedMany: 'Your wallet is on a network that is not supported here. Choose one of these to continue.',
  switchingTitle: (network: string) => `Switching to ${network}`,
  acceptSwitch: 'Confirm the request in your wallet.',
  switchRejected: 'You declined the switch. You can ask again at any time.',
  switchFailed: (network: string) =>
    `Failed to switch to ${network}. Switch inside your wallet, or try again.`,

  networkInUse: 'In use',
  networksHelp: 'Your wallet may ask you to approve the switch.',
  switchChainText: (network: string) =>
    `You have no account connected on ${network} yet. Switch there, then connect a wallet.`,

  switchFailedAny: 'Failed to switch the network. Switch inside your wallet, or try again.',

  walletInUse: 'In use',
  disconnectWallet: (wallet: string) => `Disconnect ${wallet}`,
  disconnectAll: 'Disconnect all',
  connectOn: (namespace: string) => `Connect on ${namespace}`,
  alsoConnect: (wallet: string, namespace: string) => `Also connect ${wallet} on ${namespace}`,
  alsoConnectEmail: (namespace: string) => `Also connect your email wallet on ${namespace}`,
  walletSwitchFailed: 'The wallet did not answer. Unlock it and try again.',

  signLead: (site: string) => `Sign in to ${site}`,
  signText: 'Sign a message to prove that this account is yours. It costs nothing and moves no funds.',
  sign: 'Sign',
  preparingMessage: 'This site is preparing the message to sign.',
  acceptSignature: 'Confirm the signature request in your wallet.',
  keepingSession: 'Your signature is being checked.',
  signFailed: 'Error signing message',
  noMessageText: 'The server of this site did not provide the message to sign. Try again in a moment.',

  emailText: (site: string) => `${site} asks for your email address. It is given to this site only.`,
  emailFailed: 'Your email address could not be saved. Try again.',
  emailSkip: 'Skip',
}

export type StepsTexts = typeof en

/** The texts of those views. */
export type StepsStrings = Strings & StepsTexts
