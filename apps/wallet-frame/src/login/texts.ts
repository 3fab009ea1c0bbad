// Texts that the dapp reads besides those of the protocol. Nothing of a server's text gets there.

export const LOGIN_UNAVAILABLE = 'Login service unavailable'
export const DEVICE_REMOVED = 'This device was removed. Log in again'
export const SERVERS_DISAGREE =
  'The wallet servers disagree about this wallet. Nothing was changed. Contact its operator'
export const SHARE_MISMATCH =
  'The parts of this wallet do not fit together. Nothing was signed. Log in again to recover it'
export const TOO_MANY_REQUESTS = 'Too many requests. Try again in a minute'
export const NO_EMAIL = 'Enter the e-mail address first'
export const FARCASTER_UNAVAILABLE = 'Farcaster does not answer. Try again'
export const NO_FARCASTER = 'Start the login with Farcaster first'
export const OTHER_USER = 'Two different users were chosen. Log in again, with the same one twice'
export const DELETION_REJECTED = 'The deletion was rejected in the e-mail'
export const NO_CHANGE = 'Enter the new e-mail address first'
export const PASSKEY_REFUSED = 'The passkey was refused. Try again'
export const OTHER_PASSKEY = 'The passkey does not open this wallet. Use another one, or a backup file'
