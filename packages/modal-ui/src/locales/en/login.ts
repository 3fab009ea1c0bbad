import type { Strings } from './base.ts'

/** The texts that only the login's views have. The other languages have the type of this one. */
export const en = {
  loginText:
    'We’ll email you a link to confirm this device, then a login code. New here? We’ll create a wallet for you.',

  loginLinkTitle: 'Open the link in your email',
  loginLinkText: (email: string) =>
    `We sent a link to ${email}. Open it on any device and approve the login.`,
  loginStep: (step: string) => `Step ${step} of 2`,
  loginLinkThen: 'Next, you enter a code from a second email.',
  loginCodeTitle: 'Enter the code',
  loginCodeText: (email: string) => `We sent a code to ${email}.`,
  loginTest: 'Test',
  loginTestText: 'A test account: nothing is mailed. Enter its code.',
  loginCodeLabel: 'Code from the email',
  loginCodeSubmit: 'Log in',
  loginVerifying: 'Checking the code…',
  loginConnectingTitle: 'You are logged in',
  loginConnectingText: 'Opening your wallet…',
  loginConnectFailed: 'Your wallet could not be opened. Try again.',
  loginReadyTitle: 'Your wallet is ready',
  loginReadyText: 'This is its address. Save a backup now, so that you can always get to your funds.',
  loginReadyCopy: 'Copy address',
  loginReadyDone: 'Not now',
  loginResend: 'Send again',
  loginResendIn: (seconds: string) => `Send again in ${seconds} s`,
  loginOtherEmail: 'Use another email address',

  loginErrorCooldown: (seconds: string) => `Please try again after ${seconds} seconds`,
  loginErrorLoad: 'Email login couldn’t load. Check your connection or ad blocker, then try again.',
  loginErrorUpdated: 'The wallet was updated. Start again.',
  loginErrorFramed:
    'Unable to load email login dependency: this page is embedded in another site. Open it in its own tab.',
  loginErrorOldBrowser:
    'This browser is too old for the wallet. Update it, or open this page in a newer one.',
  loginOwnTab: 'Open in a new tab',
  loginKeepsNothing:
    'This browser stores nothing for your wallet on this page, so every visit needs both emails. To stay logged in, open the page in its own tab, or allow it to store data.',
  loginErrorTimeout: 'This took too long. Try again.',
  loginErrorRejected: 'The login was rejected from the email. No one was logged in.',
  loginErrorReplaced: 'This address was replaced by another one. Log in with that one.',
  loginErrorTestAccount: 'This app does not allow this test account.',
  loginErrorExpiredLink: 'The link has expired. Send a new one.',
  loginErrorWrongCode: 'This code is wrong. Check it and try again.',
  loginErrorExpiredCode: 'This code has expired. Send a new one.',
  loginErrorTries: 'Too many wrong codes. Send a new one.',
  loginErrorRecovery: 'Recovery service unavailable. A device that has logged in before still works.',
  loginErrorPasskey:
    'This wallet opens with its passkey, which does not work on this page. Open the wallet’s own page.',
  loginErrorDeletion:
    'This wallet is about to be deleted. To keep it, open the link in the email about it, or the wallet’s own page.',
  loginErrorLimit: 'Too many requests. Try again later.',
  loginErrorProject: 'This site is not set up for logging in by email. Please tell its operator.',
  loginErrorUnreadable: 'An error occurred',
  loginErrorFailed: 'Something went wrong',

  socialWaitingTitle: (provider: string) => `Log in with ${provider}`,
  socialWaitingText: (provider: string) => `Continue in the ${provider} window. It closes by itself.`,
  socialErrorBlocked: 'Your browser blocked the popup. Allow popups, or press the button.',
  socialErrorClosed: 'Popup closed. If you are still logging in there, this page continues by itself.',
  socialErrorRefused: 'Connection rejected',
  socialErrorInitiate: 'Failed to initiate social connection',
  socialOpenAgain: 'Open the window again',

  farcasterScanText: 'Scan this code with your phone, and approve the login in Farcaster.',
  farcasterOpenText: 'Approve the login in Farcaster, then come back to this page.',
  farcasterOpen: 'Open Farcaster',
  farcasterCodeLabel: 'QR code for the Farcaster app',
  farcasterError: 'Failed to connect to farcaster',

  updateEmailLabel: 'New email address',
  updateEmailText: 'We’ll verify your current address first, then the new one.',
  updateEmailMails: (email: string) =>
    `We sent two emails to ${email}. Open the link in one and approve, then enter the code from the other.`,
  updateEmailWaiting: 'If you have not opened the link yet, open it now.',
  updateEmailConfirm: 'Confirm',
  updateEmailDone: (email: string) =>
    `You now log in with ${email}. You can undo this for 24 hours from the link we sent to your old address.`,
  updateEmailSame: 'This is already your address.',
  updateEmailTaken: 'This address already has a wallet. Choose another one.',
  updateEmailRejected: 'The change was rejected in the email. The address stays as it is.',
  updateEmailNotApproved:
    'The link in the email has not been approved yet. Open it, then enter the code again.',

  walletSettings: 'Wallet settings',
  walletBackUp: 'Save a backup of your wallet',
  walletBackUpFailed: 'No backup was saved here. Save it on the wallet’s own page.',
  accountTypeLabel: 'Account type',
  accountTypeEoa: 'Ordinary account',
  accountTypeSmartAccount: 'Smart account',
  accountTypeText: 'Approve several steps at once. The address stays the same.',
  accountTypeFailed: 'Your wallet did not switch. Try again.',

  approveText: 'Your wallet shows the request in its own window. Review it there.',
}

export type LoginTexts = typeof en

/** The texts of those views. */
export type LoginStrings = Strings & LoginTexts
