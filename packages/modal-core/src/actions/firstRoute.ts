import type { Modal } from '../createModal.ts'
import { activeAccount, isUnsupported } from '../selectors/selectors.ts'
import type { Route } from '../types/route.ts'
import { isMobile } from '../utils/isMobile.ts'

/**
 * Where the modal opens when no view is asked for: at Account when connected, else at Connect. Without adapters nothing
 * can be connected on a phone, but every wallet can be opened or got.
 */
export function firstRoute({ state, hasAdapters }: Modal): Route {
  if (activeAccount(state).status !== 'connected')
    return { view: !hasAdapters && isMobile() ? 'AllWallets' : 'Connect' }
  return { view: isUnsupported(state) ? 'UnsupportedChain' : 'Account' }
}
