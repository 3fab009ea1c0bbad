import type { Account } from '../login/createAccount.ts'
import type { LoggedIn } from './homeState.ts'
import { type HomeError, hasEnded, toHomeError } from './toHomeError.ts'

type Auth = Account['auth']

export type CreateActionsParameters = {
  auth: Pick<Auth, 'me' | 'listDevices'>
  login: Pick<Account['login'], 'authorized'>
  /** Undefined where nobody is logged in. */
  account: () => LoggedIn | undefined
  update: (values: Partial<LoggedIn>) => void
  showDeletion: (me: Awaited<ReturnType<Auth['me']>>) => void
  /** Told when the user has to log in again, and why. */
  onEnded: (error: HomeError) => void
}

/** Actions of the account that is shown, each of which ends with the state that auth has. */
export function createActions(parameters: CreateActionsParameters) {
  const { auth, login, account, update, showDeletion, onEnded } = parameters

  /** Reads the state from auth. Another tab may have changed it. */
  const read = () =>
    login.authorized(async ({ token, email }) => {
      showDeletion(await auth.me(token))
      const { devices } = await auth.listDevices(token)
      update({ devices, email })
    })

  /** Changes something of who is logged in, and reads the devices again. */
  async function act(run: () => Promise<void>) {
    if (account() === undefined) return
    update({ isBusy: true, error: undefined })
    try {
      await run()
      if (account() === undefined) return
      await read()
      update({ isBusy: false })
    } catch (cause) {
      const error = toHomeError(cause)
      if (hasEnded(error)) onEnded(error)
      else update({ isBusy: false, error })
    }
  }

  return { read, act }
}
