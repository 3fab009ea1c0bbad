import type { Modal } from '../createModal.ts'
import { isUnsupported } from '../selectors/selectors.ts'
import type { AccountState } from '../types/account.ts'
import type { Namespace } from '../types/network.ts'
import { close } from './close.ts'

/** Takes over what a wallet reports of its own accord, and leaves a view that no longer fits. */
export function followAccount(modal: Modal, namespace: Namespace, account: AccountState) {
  const { accounts, networks, router } = modal
  const wasUnsupported = isUnsupported(modal.state)
  accounts.set(namespace, account)

  if (account.status === 'connected') {
    const network = networks.find(account.chainId, namespace)
    if (network !== undefined) networks.setActive(network)
  }
  if (!router.state.open) return

  const { view } = router.state.route
  const needsAccount = view === 'Account' || view === 'UnsupportedChain' || view === 'SwitchNetwork'
  if (account.status === 'disconnected' && needsAccount) router.reset({ view: 'Connect' })
  else if (account.status === 'connected' && view === 'Connect' && router.state.history.length === 0)
    router.reset({ view: 'Account' })
  else if (view === 'Account' && isUnsupported(modal.state)) router.reset({ view: 'UnsupportedChain' })
  else if (view === 'UnsupportedChain' && wasUnsupported && !isUnsupported(modal.state)) close(modal)
}
