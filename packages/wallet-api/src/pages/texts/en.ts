/** Texts of mails and of the vault's page. The type of the other languages. */
export const en = {
  link: {
    subject: 'Confirm it’s you: log in to {app}',
    intro: 'Someone is trying to log in with this email. If it’s you, review and approve.',
    action: 'Review the request',
    expiry: 'The link works for 10 minutes.',
    ignore: 'Wasn’t you? Ignore this email. Nothing happens without your approval.',
  },
  /** The first login with an address, which has no wallet yet. */
  create: {
    subject: 'Confirm your email to create your wallet',
    intro: 'Confirm your email to create your wallet. Check that this is your browser, then approve.',
    question: 'Do you want to create your wallet here?',
    denied: 'Refused. No wallet was created.',
  },
  code: {
    subject: 'Your one-time code',
    intro: 'Enter this code to log in to your wallet:',
    expiry: 'It works for 10 minutes, only in the browser that asked for it.',
    warning: 'Never share this code. Nobody who runs this wallet will ask for it.',
  },
  guesses: {
    subject: 'Someone is guessing codes for your wallet',
    intro:
      'Many wrong one-time codes were entered for this email address. None of them was right. For up to an hour no new device can log in with a code; devices that have opened your wallet before still can.',
    warning: 'You don’t have to do anything. Never share a code with anyone.',
  },
  note: {
    subject: 'A new device can use your wallet',
    intro: 'Your wallet was opened on a new device:',
    warning:
      'If it wasn’t you, someone else can log in as you. Secure the mailbox or account that you log in with, and move your funds.',
    action: 'See the devices of your wallet',
  },
  exported: {
    subject: 'Your recovery phrase was shown, or a backup was saved',
    intro: 'Your recovery phrase was shown, or a backup file was saved, in this browser:',
    warning:
      'If it wasn’t you, whoever did it can take your funds at any time, also after you remove the device. Create another wallet and move your funds there at once.',
  },
  passkey: {
    subject: 'A passkey was added to your wallet',
    intro: 'A passkey that opens your wallet was created in this browser:',
    warning:
      'If it wasn’t you, the person who did it can take your funds at any time, even after you remove the passkey. Create another wallet and move your funds there at once.',
  },
  change: {
    link: {
      subject: 'Confirm the new email address of your wallet',
      intro:
        'Someone wants to change the email address of your wallet, in the browser below. If it’s you, review and approve.',
    },
    code: 'Enter this code to change the email address of your wallet:',
    question: 'Do you want to change the email address of your wallet here?',
    hint: 'Approve only if you are changing it there right now, on this or another device of yours.',
    approved: 'Approved. Go back and enter the code from the other email.',
    denied: 'Refused. The email address stays as it is.',
  },
  undo: {
    subject: 'The email address of your wallet was changed',
    intro: 'You now log in to your wallet with another email address. This one no longer works.',
    warning: 'If it wasn’t you, undo the change, and secure this mailbox.',
    action: 'Undo the change',
    expiry: 'The link works for 24 hours.',
    question: 'Do you want to log in to your wallet with this email address again?',
    hint: 'All devices are logged out.',
    done: 'Done. Log in with this email address again.',
    expired: 'This link has expired or was used.',
  },
  deletion: {
    link: {
      subject: 'Confirm the deletion of your wallet',
      intro: 'Someone wants to delete your wallet, in the browser below. If it’s you, review and approve.',
    },
    question: 'Do you want to delete your wallet?',
    hint: 'Approve only if you are deleting it there right now. After 7 days no one can open it, and everything in it is lost.',
    approved: 'Approved. Go back to the page of the wallet.',
    denied: 'Refused. The wallet stays.',
    note: {
      subject: 'Your wallet will be deleted',
      intro:
        'Your wallet will be deleted at this time. After that no one can open it, and everything in it is lost:',
      warning:
        'Until then you can keep it. If it wasn’t you, keep it, and secure the mailbox or account that you log in with.',
      action: 'Keep the wallet',
    },
  },
  labels: {
    app: 'App',
    browser: 'Browser',
    time: 'Time',
  },
  wording: {
    oneOperator: 'The operator can technically access this wallet, so keep only small amounts in it.',
    twoOperators:
      'No single server stores enough to open your wallet. While you use it, you trust whoever publishes this wallet page.',
    mailboxRecovers: 'This wallet is as safe as your mailbox: anyone who controls your email can recover it.',
    loginRecovers:
      'This wallet is as safe as the mailbox or account that you log in with: anyone who controls that can recover it.',
    mailbox: 'This wallet is as safe as your mailbox.',
    login: 'This wallet is as safe as the mailbox or account that you log in with.',
    unaudited: 'Not audited.',
    runBy: 'Operated by {operator}.',
  },
  page: {
    title: 'Approve a login',
    question: 'Do you want to log in here?',
    hint: 'Approve only if you are logging in there right now, on this or another device of yours.',
    approve: 'Approve',
    deny: 'It wasn’t me',
    approved: 'Approved. Go back to the app and enter the code from the next email.',
    denied: 'Refused. That browser cannot use your wallet.',
    expired: 'This link has expired or was used. Ask for a new one in the app.',
    refused:
      'This request was refused. If it wasn’t you, a program that checks your mail may have done it: ask for a new link in the app.',
    cut: 'This link is incomplete. Copy the whole link from the email, or use the button there.',
    failed: 'The server did not answer. Try again.',
    noScript: 'This page needs JavaScript.',
    oldBrowser: 'Your browser is too old for this page. Update it, or open the page in a newer one.',
  },
  popup: {
    title: 'Log in',
    loading: 'Loading…',
    hint: 'Approve only if you have just opened this window from there.',
    done: 'You are logged in. Close this window and go back to the app.',
    failed: 'Login failed. Close this window and try again.',
  },
}

export type Texts = typeof en
