import type { Account } from '../login/createAccount.ts'
import type { Agreement } from './createAgreement.ts'
import type { DeletionState } from './createDeletion.ts'
import type { EmailChange } from './createEmailChange.ts'
import type { PasskeyState } from './createPasskeys.ts'
import type { HomeError } from './toHomeError.ts'

export type LoggedOut = {
  status: 'loggedOut'
  /** The user's next step: enter the address, open the link, enter the code, log in at a provider or in an app, or show a passkey. */
  step: 'email' | 'link' | 'code' | 'popup' | 'farcaster' | 'passkey'
  email: string
  /** The address that opens the user's Farcaster app, as soon as it is known. */
  appUrl?: string | undefined
  isBusy: boolean
  error?: HomeError | undefined
}

export type HomeDevice = Awaited<ReturnType<Account['auth']['listDevices']>>['devices'][number]

export type LoggedIn = DeletionState & {
  status: 'loggedIn'
  address: string
  /** Null where a provider has told none. */
  email: string | null
  /** Undefined until they are read. */
  devices: readonly HomeDevice[] | undefined
  /** Undefined where none was begun. */
  change?: EmailChange | undefined
  /** Undefined until they are read. */
  passkeys?: PasskeyState | undefined
  /** Undefined where no passkey is asked for. */
  agreement?: Agreement | undefined
  isBusy: boolean
  error?: HomeError | undefined
}

export type HomeState = { status: 'starting' } | LoggedOut | LoggedIn
