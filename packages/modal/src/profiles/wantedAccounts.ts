import type { Instance, Namespace } from '@foyer/modal-core'
import { activeNetwork, connectionsOf } from '@foyer/modal-core/page'

/** An account that may be known by a name. */
export type ProfileAccount = { address: string; namespace: Namespace }

/** A wallet may share any number of accounts; of more than these the addresses have to do. */
const MAX_PROFILES = 20

/** The accounts whose names are drawn or could be at once: those in use, and all while their list is open. */
export function wantedAccounts(state: Instance['state']): Map<string, ProfileAccount> {
  const inUse = Object.entries(state.accounts).flatMap(([namespace, account]) =>
    account.status === 'connected' ? { address: account.address, namespace: namespace as Namespace } : [],
  )
  const wanted = [...inUse, ...listed(state)].slice(0, MAX_PROFILES)
  return new Map(wanted.map((account) => [`${account.namespace}:${account.address}`, account]))
}

function listed(state: Instance['state']): ProfileAccount[] {
  const { open, route } = state.router
  const namespace = activeNetwork(state)?.chainNamespace
  if (!open || route.view !== 'ProfileWallets' || namespace === undefined) return []
  return connectionsOf(state, namespace).flatMap(({ accounts }) =>
    accounts.map(({ address }) => ({ address, namespace })),
  )
}
