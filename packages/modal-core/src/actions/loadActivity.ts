import type { Modal } from '../types/modal.ts'

export type LoadActivityParameters = {
  /** True reads the next page, after those that are there. Default false: the newest transactions. */
  isMore?: boolean
}

/**
 * Reads the newest transactions of the account in use on its network, where a chain API is set. The result, or that
 * there is none, is in the state. Without an account, or on a network that is not configured, there is nothing to
 * read.
 */
export async function loadActivity(
  { accounts, activity, networks }: Modal,
  { isMore = false }: LoadActivityParameters = {},
): Promise<void> {
  const { chainNamespace } = networks.active()
  const account = accounts.get(chainNamespace)
  const network = account.status === 'connected' ? networks.find(account.chainId, chainNamespace) : undefined
  if (account.status !== 'connected' || network === undefined) activity.source?.clear()
  else if (isMore) await activity.source?.more()
  else await activity.source?.load({ address: account.address, caipNetworkId: network.caipNetworkId })
}
