import { activeAccount, isUnsupported } from '../selectors/selectors.ts'
import type { AccountState } from '../types/account.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import { connectKey } from '../utils/connectKey.ts'
import { close } from './close.ts'
import { continueOrClose } from './continueOrClose.ts'
import { doLate } from './doLate.ts'
import { needsAccount } from './needsAccount.ts'

/** Returns true if an account is the late answer of a wallet that was abandoned, while another one is in use. */
export function isLateAnswer({ accounts, request }: Modal, namespace: Namespace, account: AccountState) {
  const current = accounts.get(namespace)
  if (account.status !== 'connected' || current.status !== 'connected') return false
  const { connectorId } = account
  return current.connectorId !== connectorId && request.isAbandoned(connectKey(namespace, connectorId))
}

/** Takes over what a wallet reports, and leaves a view that no longer fits. */
export function followAccount(modal: Modal, namespace: Namespace, account: AccountState) {
  const { accounts, networks, router } = modal
  if (isLateAnswer(modal, namespace, account)) return
  const wasUnsupported = isUnsupported(modal.state)
  accounts.set(namespace, account)

  const { open, route, history } = router.state
  if (account.status === 'disconnected') {
    const isGone = activeAccount(modal.state).status === 'disconnected'
    if (open && isGone && needsAccount(route.view)) close(modal)
    return
  }
  if (account.status !== 'connected') return
  // After the page has drawn its account. A chunk that fails to load is requested again by the next report of the wallet.
  setTimeout(() => doLate((one) => one.describeAccounts(modal)))

  const network = networks.find(account.chainId, namespace)
  // A wallet of another namespace does not take the dapp away from the one in use.
  if (network !== undefined && namespace === networks.active().chainNamespace) networks.setActive(network)
  if (!open) return
  if (isUnsupported(modal.state)) {
    if (route.view === 'Account' || route.view === 'SIWXSignMessage')
      router.reset({ view: 'UnsupportedChain' })
  } else if (route.view === 'Connect' && history.length === 0) router.reset({ view: 'Account' })
  else if (route.view === 'UnsupportedChain' && wasUnsupported) void continueOrClose(modal)
}
