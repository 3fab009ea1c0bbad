import type { AccountType, LoginUser } from './account.ts'
import type { PopupProvider, SocialProvider } from './socialProvider.ts'

/** The error of a login, for a text in the user's language. */
export type LoginErrorCode =
  /** `Please enter a valid email address` */
  | 'email'
  /** `Please try again after {n} seconds`: `retryAt` of the state says when. */
  | 'cooldown'
  /** `Unable to load email login dependency`: the wallet's site did not load. */
  | 'load'
  /** The wallet's site did not load, and another site frames this page: a separate tab may work. */
  | 'framed'
  /** The wallet's site did not load: the browser is older than those that it runs in. */
  | 'oldBrowser'
  /** A deployment had removed a part of the wallet's site, which has loaded again: the login starts over. */
  | 'updated'
  /** The wallet's site did not answer in time. */
  | 'timeout'
  /** The link in the e-mail was answered with "It wasn't me". */
  | 'rejected'
  /** The user has replaced the address by another one, which logs in. */
  | 'replaced'
  /** The address is one for tests, and the project has no such account. */
  | 'testAccount'
  | 'expiredLink'
  | 'wrongCode'
  | 'expiredCode'
  /** The code is dead after too many wrong ones. */
  | 'tries'
  /** `Recovery service unavailable`: a new device needs it, a known one does not. */
  | 'recovery'
  /** A passkey protects the wallet, and this page cannot use it: the wallet's own page can. */
  | 'passkey'
  /** The wallet is about to be deleted: the link of a mail and the wallet's own page can keep it. */
  | 'deletion'
  /** Too many e-mails or requests. */
  | 'limit'
  /** The project may not be used on this page, or is not known. */
  | 'project'
  /** `An error occurred`: the site's answer could not be read. */
  | 'unreadable'
  /** `Something went wrong` */
  | 'failed'

/**
 * The progress of a login: `idle → requesting → waitingForLink → waitingForCode → verifying → connecting → idle`.
 *
 * - `idle`: the address is asked for.
 * - `requesting`: the e-mail is being requested.
 * - `waitingForLink`: the link in an e-mail has to be opened, on a device that is new.
 * - `waitingForCode`: the code of an e-mail is asked for.
 * - `verifying`: the code is being checked.
 * - `connecting`: the user is logged in; the state's `request` shows the progress of connecting.
 */
export type LoginState =
  | { status: 'idle'; email: string; retryAt: number; error?: LoginErrorCode | undefined }
  | {
      status: 'requesting' | 'verifying' | 'connecting' | 'ready'
      email: string
      retryAt: number
      error?: undefined
    }
  | {
      status: 'waitingForLink' | 'waitingForCode'
      email: string
      /** The time from which another e-mail may be requested, in milliseconds since 1970. */
      retryAt: number
      /** True while another e-mail is being requested. */
      isResending: boolean
      error?: LoginErrorCode | undefined
    }

/** The error of a change of the e-mail address, for a text in the user's language. */
export type EmailUpdateErrorCode =
  | LoginErrorCode
  /** It is the user's address already. */
  | 'sameEmail'
  /** Somebody has a wallet under the new address. */
  | 'takenEmail'
  /** A link was answered with "It wasn't me". */
  | 'changeRejected'
  /** A link has not been approved yet: the code can be entered again. */
  | 'waiting'

/**
 * The progress of a change of the e-mail address: `idle → requesting → primary → secondary → done`.
 *
 * - `idle`: the new address is asked for.
 * - `requesting`: the e-mails are being requested.
 * - `primary`, `verifyingPrimary`: the old mailbox has the link and the code.
 * - `secondary`, `verifyingSecondary`: the new one has them.
 * - `done`: the user logs in with the new address from now on.
 */
export type EmailUpdateState = {
  status: 'idle' | 'requesting' | 'primary' | 'verifyingPrimary' | 'secondary' | 'verifyingSecondary' | 'done'
  /** The new address. */
  email: string
  error?: EmailUpdateErrorCode | undefined
  /** With the error `cooldown`: how long another e-mail has to wait. */
  seconds?: number | undefined
}

/** The error of a social login. */
export type SocialErrorCode =
  /** The browser did not open the popup. */
  | 'blocked'
  /** `Popup closed`. A login that succeeds afterwards still counts. */
  | 'closed'
  /** `Connection rejected` */
  | 'refused'
  /** `Failed to initiate social connection` */
  | 'initiate'
  | Extract<
      LoginErrorCode,
      'load' | 'framed' | 'oldBrowser' | 'timeout' | 'recovery' | 'limit' | 'project' | 'failed'
    >

/** The progress of a social login. */
export type SocialState =
  | { status: 'idle' }
  /** The user is in the popup. */
  | {
      status: 'waiting'
      provider: PopupProvider
      window: object
      /** The page cannot see whether the popup is still open. */
      isOutOfSight?: boolean | undefined
    }
  /** The popup has answered; then `current` is `connecting`. */
  | { status: 'verifying'; provider: PopupProvider }
  | { status: 'failed'; provider: PopupProvider; error: SocialErrorCode }

/** The error of a login with Farcaster. */
export type FarcasterErrorCode =
  /** `Failed to connect to farcaster` */
  | 'farcaster'
  /** `Connection rejected` */
  | 'refused'
  | Extract<LoginErrorCode, 'load' | 'framed' | 'oldBrowser' | 'timeout' | 'recovery' | 'limit' | 'project'>

/** The progress of a login with Farcaster. */
export type FarcasterState =
  | { status: 'idle' | 'preparing' }
  /** The user's app is opened at `url`, to sign. Then `current` is `connecting`. */
  | { status: 'waiting'; url: string }
  | { status: 'failed'; error: FarcasterErrorCode }

/** Logging in, as a part of the modal's state. */
export type LoginRecord = {
  current: LoginState
  user?: LoginUser | undefined
  /** The site that the wallet runs on. */
  secureSite?: string | undefined
  /** The origin that is asked for what a popup cannot tell. */
  statusOrigin?: string | undefined
  /** True if the browser keeps nothing for the wallet on this page, so that each visit needs both e-mails. Default false. */
  keepsNothing?: boolean | undefined
  /** True if the last login by e-mail was of a new device, which opens a link before it enters a code. Default false. */
  isNewDevice?: boolean | undefined
  /** The providers that the dapp offers. */
  socialProviders?: readonly SocialProvider[] | undefined
  /** The progress of a social login. */
  social?: SocialState | undefined
  /** The progress of a login with Farcaster. */
  farcaster?: FarcasterState | undefined
  /** The progress of a change of the e-mail address. */
  emailUpdate?: EmailUpdateState | undefined
  /** The provider that the user logged in with. Undefined for a login by e-mail. */
  provider?: SocialProvider | undefined
  /** The EVM networks with smart accounts, by chain id, once the wallet has said it. */
  smartAccountNetworks?: readonly number[] | undefined
  /** The progress of a backup: the wallet asks the user, or none was saved. */
  backup?: 'asking' | 'failed' | undefined
  /** True while the wallet's own dialog asks the user to approve something. Default false. */
  isApproving?: boolean
}

/** Leads through a login. What it does is in the state. */
export type LoginFlow = {
  /** Loads the wallet's site, without asking it for anything. */
  prepare: () => void
  /** Loads the site again, for the doctor. Rejects where it does not take this page; users are told nothing. */
  check: () => Promise<void>
  /** Requests an e-mail to a valid address. */
  start: (email: string) => Promise<void>
  enterCode: (code: string) => Promise<void>
  /** Requests the e-mail once more. */
  resend: () => Promise<void>
  /** Starts over with another address. */
  reset: () => void
  /** Logs in at a provider, in a popup that was opened at the click. Null: the browser did not open it. */
  startSocial: (provider: PopupProvider, popup: Window | null) => Promise<void>
  /** Logs in by a message that the user's Farcaster app signs. */
  startFarcaster: () => Promise<void>
  /** Begins a change of the e-mail address to a valid one. */
  startEmailUpdate: (email: string) => Promise<void>
  /** Enters the code of the old mailbox, then that of the new one. */
  enterUpdateCode: (code: string) => Promise<void>
  /** Starts the change over with another address. */
  resetEmailUpdate: () => void
  /** Has the wallet put the user's account of this type in use, and reads the user again. */
  switchAccount: (type: AccountType) => Promise<void>
  /** Has the wallet's server say who is logged in. */
  identityToken: (parameters: GetIdentityTokenParameters) => Promise<string>
  /** Has the wallet offer a backup of itself. Resolves when the user has it. */
  saveBackup: () => Promise<void>
}

export type GetIdentityTokenParameters = {
  /** The nonce of your server, so that it takes no token twice: 8 to 128 of A–Z, a–z, 0–9, `.`, `_`, `~` and `-`. */
  nonce?: string | undefined
}

/** The part of a feature with a login that the modal uses. */
export type LoginSource = {
  /** The connector behind the login. */
  connectorId: string
  /** The login's part of the state, to write to. */
  state: LoginRecord
  /** Loads its code, once; after a failure again. */
  load: () => Promise<LoginFlow>
}
