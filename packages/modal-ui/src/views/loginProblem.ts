import type { LoginErrorCode } from '@foyer/modal-core'
import type { LoginStrings } from '../locales/login/en.ts'

/** What went wrong in a login, for the user. `seconds` is how long another e-mail has to wait. */
export function loginProblem(strings: LoginStrings, error: LoginErrorCode, seconds: number): string {
  return {
    email: strings.emailInvalid,
    cooldown: strings.loginErrorCooldown(String(seconds)),
    load: strings.loginErrorLoad,
    timeout: strings.loginErrorTimeout,
    rejected: strings.loginErrorRejected,
    expiredLink: strings.loginErrorExpiredLink,
    wrongCode: strings.loginErrorWrongCode,
    expiredCode: strings.loginErrorExpiredCode,
    tries: strings.loginErrorTries,
    recovery: strings.loginErrorRecovery,
    limit: strings.loginErrorLimit,
    project: strings.loginErrorProject,
    unreadable: strings.loginErrorUnreadable,
    failed: strings.loginErrorFailed,
  }[error]
}
