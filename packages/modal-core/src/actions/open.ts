import type { Modal } from '../createModal.ts'
import { activeAccount, isUnsupported } from '../selectors/selectors.ts'
import type { Namespace } from '../types/network.ts'
import type { OpenableView, Route } from '../types/route.ts'

export type OpenParameters = {
  /** Honoured unless it needs an account and there is none. */
  view?: OpenableView | undefined
  /** Default the namespace of the active network. */
  namespace?: Namespace | undefined
}

/** Opens the modal: at the requested view, else at Account when connected, else at Connect. */
export function open(modal: Modal, { view, namespace }: OpenParameters = {}) {
  const network = modal.networks.active()
  if (namespace !== undefined && namespace !== network.chainNamespace) {
    const other = modal.networks.list.find(({ chainNamespace }) => chainNamespace === namespace)
    if (other !== undefined) modal.networks.setActive(other)
  }
  modal.router.open(firstRoute(modal, view))
}

function firstRoute(modal: Modal, view: OpenableView | undefined): Route {
  const isConnected = activeAccount(modal.state).status === 'connected'
  if (view === 'Connect' || !isConnected) return { view: 'Connect' }
  if (isUnsupported(modal.state)) return { view: 'UnsupportedChain' }
  return { view: 'Account' }
}
