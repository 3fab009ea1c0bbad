import type { HomeErrorCode } from '../toHomeError.ts'

/** Texts of the user's page. Functions take what they name, as it is shown. */
export type HomeTexts = {
  intro: string
  emailLabel: string
  submitEmail: string
  socialLogin: (provider: string) => string
  linkTitle: string
  linkText: (email: string) => string
  codeTitle: string
  codeText: (email: string) => string
  codeLabel: string
  submitCode: string
  resend: string
  restart: string
  popupTitle: string
  popupText: string
  farcaster: { scan: string; approve: string; open: string; code: string }
  busy: string
  balances: string
  copyAddress: string
  copied: string
  sections: { security: string; danger: string }
  address: string
  solana: { address: string; copy: string }
  loggedInAs: (email: string) => string
  logOut: string
  devices: {
    title: string
    text: string
    current: string
    lastLogin: (date: string) => string
    remove: string
    removeLabel: (browser: string, origin: string) => string
    confirmText: string
    confirmCurrent: string
    confirm: string
    cancel: string
  }
  email: {
    title: string
    change: string
    text: string
    label: string
    mails: (email: string) => string
    waiting: string
    confirm: string
    cancel: string
    close: string
    done: (email: string) => string
  }
  backup: {
    title: string
    text: string
    passphrase: string
    hint: (characters: number) => string
    generate: string
    save: string
    ask: (file: string) => string
    yes: string
    no: string
    again: string
    missing: (address: string) => string
    content: string
    share: string
    copy: string
    copied: string
    copyByHand: string
    notShared: string
    kept: (file: string) => string
    restorePage: string
  }
  /** The window that a dapp's wallet has opened for a backup. */
  handOver: {
    ended: string
    code: (email: string) => string
    sendCode: string
    login: string
    isProtected: string
    page: string
  }
  export: {
    title: string
    text: string
    warning: string
    note: string
    open: string
    words: string
    privateKey: string
    hint: string
    hold: string
    done: string
  }
  passkeys: {
    title: string
    text: string
    protectedText: string
    begin: string
    change: string
    rule: string
    make: string
    makeHint: string
    made: (date: string) => string
    removeLabel: (browser: string, date: string) => string
    file: string
    paste: string
    check: string
    checked: string
    protect: string
    limits: string
    old: string
    useTitle: string
    useText: string
    use: string
    agree: string
  }
  deletion: {
    title: string
    text: string
    begin: string
    balances: string
    unknown: string
    tokens: string
    warning: string
    confirm: string
    backups: string
    keep: string
    type: (end: string) => string
    link: (email: string) => string
    marked: (date: string) => string
  }
  keep: { title: string; text: string; done: string; expired: string; cut: string }
  cooldown: (seconds: number) => string
  reload: string
  errors: Record<Exclude<HomeErrorCode, 'cooldown'>, string>
}

export const en: HomeTexts = {
  intro: 'Log in to see your wallet and the devices that can use it.',
  emailLabel: 'Email address',
  submitEmail: 'Continue',
  socialLogin: (provider) => `Log in with ${provider}`,
  linkTitle: 'Open the link in your email',
  linkText: (email) =>
    `We sent a link to ${email}. Open it on any device and approve the login. Next, you enter a code from a second email.`,
  codeTitle: 'Enter the code',
  codeText: (email) => `We sent a code to ${email}.`,
  codeLabel: 'Code from the email',
  submitCode: 'Log in',
  resend: 'Send again',
  restart: 'Log in another way',
  popupTitle: 'Continue in the other window',
  popupText: 'It closes by itself.',
  farcaster: {
    scan: 'Scan this code with your phone, and approve the login in Farcaster.',
    approve: 'Approve the login in Farcaster, then come back to this page.',
    open: 'Open Farcaster',
    code: 'QR code for the Farcaster app',
  },
  busy: 'One moment…',
  balances: 'Balances',
  copyAddress: 'Copy address',
  copied: 'Copied',
  sections: { security: 'Security', danger: 'Danger zone' },
  address: 'Address',
  solana: { address: 'Solana address', copy: 'Copy Solana address' },
  loggedInAs: (email) => `Logged in as ${email}`,
  logOut: 'Log out',
  devices: {
    title: 'Devices',
    text: 'On each site where you use this wallet, each browser counts as a separate device. A device you remove can’t use the wallet until someone logs in there again.',
    current: 'This browser, on this page',
    lastLogin: (date) => `Last login: ${date}`,
    remove: 'Remove',
    removeLabel: (browser, origin) => `Remove ${browser} on ${origin}`,
    confirmText: 'If it has the wallet open, it can still sign for up to 15 minutes.',
    confirmCurrent: 'This also logs you out here.',
    confirm: 'Yes, remove it',
    cancel: 'Keep it',
  },
  email: {
    title: 'Email address',
    change: 'Change the address',
    text: 'We’ll verify your current address first, then the new one.',
    label: 'New email address',
    mails: (email) =>
      `We sent two emails to ${email}. Open the link in one and approve, then enter the code from the other.`,
    waiting: 'If you have not opened the link yet, open it now.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    close: 'Close',
    done: (email) =>
      `You now log in with ${email}. You can undo this for 24 hours from the link we sent to your old address.`,
  },
  backup: {
    title: 'Backup file',
    text: 'An encrypted file with the key of this wallet. With the file and its passphrase you can always recover your funds, even if this service shuts down. Without the passphrase no one can open it, not even you.',
    passphrase: 'Passphrase of the file',
    hint: (characters) =>
      `At least ${characters} characters. Write it down, and keep it apart from the file.`,
    generate: 'Suggest a passphrase',
    save: 'Save the file',
    ask: (file) => `Is ${file} there? Look among your downloads. Until you have it, there is no backup.`,
    yes: 'Yes, I have it',
    no: 'No, there is no file',
    again: 'Save the file again',
    missing: (address) =>
      `This browser may not be able to save files, like many browsers inside wallet apps. Share or copy the content and keep it, or open ${address} in your own browser and save the file there.`,
    content: 'Content of the file',
    share: 'Share',
    copy: 'Copy',
    copied: 'Copied. Paste it where you will find it again.',
    copyByHand: 'This browser did not copy. The content is selected: copy it yourself.',
    notShared: 'Nothing was shared.',
    kept: (file) => `You have ${file}. Keep it where you will find it again.`,
    restorePage: 'Save the page that opens it, too: it works without the internet',
  },
  handOver: {
    ended:
      'This window is no longer connected to the app. Choose “Save a backup” there again, or log in on the wallet’s page.',
    code: (email) =>
      `Your last login was more than five minutes ago. First confirm with a code, which we send to ${email}.`,
    sendCode: 'Send the code',
    login:
      'Your last login was more than five minutes ago. Log out in the app and in again, then save the backup, or save it on the wallet’s page.',
    isProtected: 'A passkey protects this wallet. Save its backup on the wallet’s page.',
    page: 'Open the wallet’s page',
  },
  export: {
    title: 'Recovery phrase and private key',
    text: 'They open the same address in any other wallet.',
    warning:
      'Anyone who sees them can take everything, at any time and from anywhere. This can’t be undone, and removing devices doesn’t help. No one who runs this wallet will ever ask for them.',
    note: 'We’ll email you that they were shown.',
    open: 'Show recovery phrase',
    words: 'Words',
    privateKey: 'Private key',
    hint: 'Hold the button, the space bar or Enter. They are hidden again when you let go.',
    hold: 'Hold to show',
    done: 'Done',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Require a passkey on new devices. Access to your email alone will no longer be enough, not even for us.',
    protectedText: 'Your passkey or backup file is required on a new device. We cannot recover it for you.',
    begin: 'Protect with passkeys',
    change: 'Change passkeys',
    rule: 'You need two of these: a passkey, a second passkey, or a backup file that has opened the wallet here.',
    make: 'Make a passkey',
    makeHint:
      'Your browser asks more than once, because each passkey is tested before it counts. Create the second one on another device or a security key.',
    made: (date) => `Made on ${date}`,
    removeLabel: (browser, date) => `Remove the passkey of ${browser}, ${date}`,
    file: 'Backup file to check',
    paste: 'Or paste its content',
    check: 'Check the file',
    checked: 'The backup file opens this wallet.',
    protect: 'Switch to passkeys',
    limits:
      'After that, a link and a code no longer open the wallet on a new device. If you lose all passkeys and the file, no one can help you. Passkeys only work at this site’s address, so keep a backup file, too.',
    old: 'Old backups of both servers could still rebuild this wallet. To be safe from that as well, log in with another address, protect that fresh wallet first, and send your funds there.',
    useTitle: 'Use your passkey',
    useText: 'A passkey protects this wallet. It is needed once on each new device.',
    use: 'Use passkey',
    agree: 'A passkey protects this wallet. Use it to continue.',
  },
  deletion: {
    title: 'Delete the wallet',
    text: 'Everything that opens this wallet is deleted from both servers after seven days. No one can bring it back, not even you. Send what it holds to another address first, or save a backup.',
    begin: 'Delete the wallet',
    balances: 'What is in it now:',
    unknown: 'no answer',
    tokens: 'Tokens and NFTs are not listed here. They are lost, too.',
    warning: 'After that, no one can move any of it.',
    confirm: 'Delete it in seven days',
    backups: 'Backups of the servers keep it for up to 30 days more.',
    keep: 'Keep the wallet',
    type: (end) => `To delete it, type the last characters of its address: ${end}`,
    link: (email) => `We sent a link to ${email}. Open it and approve the deletion.`,
    marked: (date) => `This wallet will be deleted on ${date}. You can keep it until then.`,
  },
  keep: {
    title: 'Keep the wallet?',
    text: 'It is about to be deleted. If you keep it, all devices are logged out.',
    done: 'The wallet stays. Log in to use it.',
    expired: 'This link has expired, or nothing is about to be deleted anymore.',
    cut: 'This link is incomplete. Copy the whole link from the email, or use the button there.',
  },
  cooldown: (seconds) => `Please try again after ${seconds} seconds`,
  reload: 'Reload page',
  errors: {
    wrongCode: 'This code is wrong. Check it and try again.',
    expiredCode: 'This code has expired. Send a new one.',
    tries: 'Too many wrong codes. Send a new one.',
    rejected: 'The login was rejected. No one was logged in.',
    expiredLink: 'The link has expired. Send a new one.',
    unreachable: 'The wallet’s server does not answer. Try again.',
    outdated: 'This page was updated. Reload it, then try again.',
    recovery: 'Recovery service unavailable. A device that has logged in before still works.',
    session: 'You have been logged out. Log in again.',
    stale: 'Log in again to do this: your last login must be less than five minutes ago.',
    removed: 'This device was removed. Log in again.',
    disagree: 'The wallet’s servers disagree about this wallet. Nothing was changed. Contact its operator.',
    mismatch: 'The parts of this wallet do not match. Log in again to recover it.',
    otherUser: 'Two different users were chosen. Log in again, with the same one twice.',
    replaced: 'This address was replaced by another one. Log in with that one.',
    changeRejected: 'The change was rejected in the email. The address stays as it is.',
    noChange: 'The change was not completed. Enter the new address again.',
    deletionRejected: 'The deletion was rejected in the email. The wallet stays.',
    sameEmail: 'This is already your address.',
    takenEmail: 'This address already has a wallet. Choose another one.',
    waiting: 'The link in the email has not been approved yet. Open it, then enter the code again.',
    social: 'Login failed. Try again.',
    farcaster: 'Farcaster does not answer. Try again.',
    passkey: 'This wallet opens with its passkey.',
    canceled: 'The passkey was not used. Nothing was changed. Try again, or use another one.',
    exists: 'This device already has a passkey for this wallet. Use another device or a security key.',
    noPrf:
      'This passkey cannot protect wallets, and nothing was changed. Use a security key, or a backup file only.',
    otherPrf:
      'This passkey gave a different secret the second time, and nothing was changed. Use a security key, or a backup file only.',
    uselessPasskey:
      'This passkey cannot protect wallets, and nothing was changed. It stays in your password manager: delete it there. Use a security key, or a backup file only.',
    noPin:
      'The device with this passkey has no PIN or other lock. Set one up in its settings, then try again.',
    unsupported: 'This browser cannot use passkeys here. Use another browser.',
    otherPasskey: 'This passkey does not open the wallet. Use another one, or your backup file.',
    rule: 'Keep two of these: a passkey, a second passkey, or a backup file that was checked.',
    otherFile: 'This file opens another wallet.',
    badFile: 'This isn’t a backup file, or it’s incomplete.',
    badPassphrase: 'The passphrase is wrong, or the file was changed.',
    failed: 'Something went wrong. Try again.',
  },
}
