import type { LoginStore } from '@foyer/embedded-wallet-frame/client'
import type { LoginRecord } from '@foyer/modal-core'
import { setEmail } from './setEmail.ts'

/** In milliseconds. */
const POLL = 1_000

export type WatchEmailParameters = {
  store: Pick<LoginStore, 'email'>
  /** The state that is drawn, to write to. */
  state: LoginRecord
}

/** Shows the address that another tab has changed to, within a second. Returns what stops it. */
export function watchEmail({ store, state }: WatchEmailParameters): () => void {
  const timer = setInterval(() => {
    const [shown, email] = [state.user?.email, store.email()]
    if (shown !== undefined && email !== undefined && email !== shown) setEmail(state, email)
  }, POLL)
  return () => clearInterval(timer)
}
