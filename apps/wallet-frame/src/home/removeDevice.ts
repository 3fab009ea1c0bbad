import { RefusedError } from '../api/errors.ts'
import type { Account } from '../login/createAccount.ts'
import type { HomeDevice } from './homeState.ts'

/** Takes the wallet from a device. From this one: its share and its session, too. */
export async function removeDevice(
  { auth, device, login }: Pick<Account, 'auth' | 'device' | 'login'>,
  { id, isCurrent }: HomeDevice,
): Promise<void> {
  await login.authorized(async ({ token, account }) => {
    await auth.removeDevice(token, id).catch((error: unknown) => {
      // Another tab was first.
      if (!(error instanceof RefusedError && error.reason === 'device')) throw error
    })
    if (isCurrent) await device.removeShare(account)
  })
  if (isCurrent) await login.signOut()
}
