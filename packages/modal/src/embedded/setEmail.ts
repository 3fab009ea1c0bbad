import type { LoginRecord } from '@foyer/modal-core'

/** Shows another e-mail address of the user. Control and bidi characters would show another one than it is. */
export function setEmail(state: LoginRecord, email: string): void {
  if (state.user !== undefined)
    state.user = { ...state.user, email: /\p{C}/u.test(email) ? undefined : email }
}
