import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'

// Imports no code, so that bundlers do not split the entry chunk for it.

/**
 * Puts the account of another namespace in use while that of the last visit's network is missing after a reload. Ends
 * once that one is back, another network is chosen, or the modal opens. It has a separate chunk, for pages of several
 * namespaces.
 */
export function restoreNamespace(modal: Modal) {
  const { accounts, networks, router } = modal
  const last = networks.active()
  let shown = last.caipNetworkId
  const networkOf = (namespace: Namespace) => {
    const account = accounts.get(namespace)
    return account.status === 'connected' ? networks.find(account.chainId, namespace) : undefined
  }

  function follow() {
    if (router.state.open || networks.state.active !== shown) {
      stop()
      return
    }
    const { status } = accounts.get(last.chainNamespace)
    if (status === 'connected') {
      stop()
      networks.setActive(networkOf(last.chainNamespace) ?? last)
    } else if (
      status === 'disconnected' &&
      accounts.get(networks.active().chainNamespace).status === 'disconnected'
    ) {
      const namespaces = Object.keys(accounts.state) as Namespace[]
      const [other] = namespaces.flatMap((namespace) => networkOf(namespace) ?? [])
      // Not stored: the next visit begins with the same network.
      if (other !== undefined) networks.state.active = shown = other.caipNetworkId
    }
  }

  const stop = modal.subscribe(follow)
  follow()
}
