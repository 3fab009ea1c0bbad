import { findSender } from '../actions/findSender.ts'
import type { Adapter } from '../types/adapter.ts'
import type { Modal } from '../types/modal.ts'

type Found = Pick<Adapter, 'estimateFee' | 'sendTransaction' | 'loadSending'> &
  Pick<NonNullable<ReturnType<typeof findSender>>, 'sender'>

/** The account in use, where something can be sent on its network. `loadSending` is there outside EVM. */
export function findAccount(modal: Pick<Modal, 'networks' | 'accounts' | 'adapterOf'>): Found | undefined {
  const { networks, accounts, adapterOf } = modal
  const { chainNamespace } = networks.active()
  const { loadSending } = adapterOf(chainNamespace) ?? {}
  if (loadSending === undefined) return findSender(modal)
  const account = accounts.get(chainNamespace)
  const network = account.status === 'connected' ? networks.find(account.chainId, chainNamespace) : undefined
  if (account.status !== 'connected' || network === undefined) return undefined
  const { address, connectorId } = account
  return { sender: { address, connectorId, network }, loadSending }
}
