import type { EmailUpdateErrorCode } from '@foyer/modal-core'
import { html, nothing } from 'lit'
import type { LoginStrings } from '../locales/en/login.ts'
import { externalIcon } from '../styles/icons.ts'

/** The problem of a login or of a change of the address, for the user. Another e-mail has to wait for `seconds`. */
export function loginProblem(strings: LoginStrings, error: EmailUpdateErrorCode, seconds: number): string {
  return {
    email: strings.emailInvalid,
    cooldown: strings.loginErrorCooldown(String(seconds)),
    load: strings.loginErrorLoad,
    framed: strings.loginErrorFramed,
    oldBrowser: strings.loginErrorOldBrowser,
    updated: strings.loginErrorUpdated,
    timeout: strings.loginErrorTimeout,
    rejected: strings.loginErrorRejected,
    expiredLink: strings.loginErrorExpiredLink,
    wrongCode: strings.loginErrorWrongCode,
    expiredCode: strings.loginErrorExpiredCode,
    tries: strings.loginErrorTries,
    recovery: strings.loginErrorRecovery,
    passkey: strings.loginErrorPasskey,
    deletion: strings.loginErrorDeletion,
    limit: strings.loginErrorLimit,
    project: strings.loginErrorProject,
    unreadable: strings.loginErrorUnreadable,
    failed: strings.loginErrorFailed,
    replaced: strings.loginErrorReplaced,
    testAccount: strings.loginErrorTestAccount,
    sameEmail: strings.updateEmailSame,
    takenEmail: strings.updateEmailTaken,
    changeRejected: strings.updateEmailRejected,
    waiting: strings.updateEmailNotApproved,
  }[error]
}

/** The way out where another site frames the page. */
export function ownTabLink(strings: LoginStrings, error: string | undefined) {
  if (error !== 'framed') return nothing
  return html`<a class="button" href=${location.href} target="_blank" rel="noopener"
    >${strings.loginOwnTab} ${externalIcon()}</a
  >`
}
