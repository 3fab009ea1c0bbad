import type { Modal } from '../types/modal.ts'

/** The account in use, where its adapter can send on its network. */
export function findSender({
  networks,
  accounts,
  adapterOf,
}: Pick<Modal, 'networks' | 'accounts' | 'adapterOf'>) {
  const { chainNamespace } = networks.active()
  const account = accounts.get(chainNamespace)
  const adapter = adapterOf(chainNamespace)
  const { estimateFee, sendTransaction } = adapter ?? {}
  const network = account.status === 'connected' ? networks.find(account.chainId, chainNamespace) : undefined
  if (account.status !== 'connected' || !adapter || !network || !estimateFee || !sendTransaction)
    return undefined
  const { address, connectorId } = account
  return { sender: { address, connectorId, network }, adapter, estimateFee, sendTransaction }
}
