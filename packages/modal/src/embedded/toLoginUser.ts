import type { User } from '@foyer/embedded-wallet-frame/protocol'
import type { LoginUser } from '@foyer/modal-core'

/** The user as the state has them, safe to draw. */
export function toLoginUser(
  { address, accounts, email, preferredAccountType = 'eoa', smartAccountDeployed, isNew }: User,
  userName?: string,
): LoginUser {
  return {
    // Control and bidi characters would show another address than it is.
    email: email && !/\p{C}/u.test(email) ? email : undefined,
    ...(userName === undefined || /\p{C}/u.test(userName) ? {} : { userName }),
    accounts: accounts ?? [{ address, type: preferredAccountType }],
    ...(isNew ? { isNew } : {}),
    ...(smartAccountDeployed === undefined ? {} : { smartAccountDeployed }),
  }
}
