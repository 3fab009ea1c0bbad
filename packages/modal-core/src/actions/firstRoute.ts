import { activeAccount, isUnsupported } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import type { Route } from '../types/route.ts'
import { isMobile } from '../utils/isMobile.ts'

/**
 * Returns the route of a modal without a requested view: Account when connected, else Connect. Without adapters it is
 * AllWallets on a phone, and elsewhere the QR code if a feature pairs.
 */
export function firstRoute({ state, hasAdapters, pairing }: Modal): Route {
  if (activeAccount(state).status === 'connected')
    return { view: isUnsupported(state) ? 'UnsupportedChain' : 'Account' }
  if (hasAdapters) return { view: 'Connect' }
  if (isMobile()) return { view: 'AllWallets' }
  const { source } = pairing
  return source === undefined
    ? { view: 'Connect' }
    : { view: 'ConnectingWalletConnectBasic', connectorId: source.connectorId }
}
