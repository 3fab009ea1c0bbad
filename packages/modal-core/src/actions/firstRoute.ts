import type { Modal } from '../createModal.ts'
import { activeAccount, isUnsupported } from '../selectors/selectors.ts'
import type { Route } from '../types/route.ts'

/** Where the modal opens when no view is asked for: at Account when connected, else at Connect. */
export function firstRoute({ state }: Modal): Route {
  if (activeAccount(state).status !== 'connected') return { view: 'Connect' }
  return { view: isUnsupported(state) ? 'UnsupportedChain' : 'Account' }
}
