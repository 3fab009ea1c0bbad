import type { Account } from '../login/createAccount.ts'
import type { EmailUpdate } from '../login/createEmailUpdate.ts'
import type { Ceremony } from '../passkey/createCeremony.ts'
import { wipe } from '../signer/shares.ts'
import { type Agreement, createAgreement } from './createAgreement.ts'
import { type CreateDeletionParameters, createDeletion } from './createDeletion.ts'
import { createEmailChange } from './createEmailChange.ts'
import { type CreatePasskeysParameters, createPasskeys } from './createPasskeys.ts'
import type { LoggedIn } from './homeState.ts'
import type { HomeError } from './toHomeError.ts'

export type CreateSettingsParameters = Pick<Account, 'auth' | 'vault' | 'login'> &
  Pick<CreateDeletionParameters, 'projectId' | 'locale' | 'readBalances'> & {
    emailUpdate: EmailUpdate
    signer: CreatePasskeysParameters['signer']
    ceremony: Ceremony
    /** The origin of this site. */
    origin: string
    /** Undefined where nobody is logged in. */
    account: () => LoggedIn | undefined
    update: (values: Partial<LoggedIn>) => void
    /** Told when the user has to log in again, and why. */
    onEnded: (error: HomeError) => void
  }

/** The parts of the page that change the account: its passkeys, its address of e-mail, and its deletion. */
export function createSettings(parameters: CreateSettingsParameters) {
  const { auth, vault, login, emailUpdate, signer, ceremony, origin, projectId, locale } = parameters
  const { readBalances, account, update, onEnded } = parameters

  const agreement = createAgreement({
    vault,
    login,
    signer,
    ceremony,
    origin,
    write: (next) => update({ agreement: next }),
  })

  /** Has the user show a passkey for an approval that the vault has given. */
  const agree = async (purpose: Agreement['for'], approvalId: string) =>
    wipe((await agreement.ask(purpose, approvalId)).passkey?.prf)

  const passkeys = createPasskeys({
    auth,
    vault,
    login,
    signer,
    ceremony,
    origin,
    userName: () => account()?.email ?? account()?.address ?? '',
    read: () => account()?.passkeys,
    write: (next) => update({ passkeys: next }),
    onEnded,
  })

  const deletion = createDeletion({
    auth,
    vault,
    login,
    projectId,
    origin,
    locale,
    readBalances,
    agree: (approvalId) => agree('deletion', approvalId),
    read: () => account() ?? {},
    write: update,
    onEnded,
  })

  const emailChange = createEmailChange({
    emailUpdate,
    origin,
    agree: (approvalId) => agree('email', approvalId),
    read: () => account()?.change,
    write: (change) => update({ change }),
    onChanged: (email) => update({ email }),
    onEnded,
  })

  return { agreement, passkeys, deletion, emailChange }
}
