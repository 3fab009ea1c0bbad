import { proxy } from 'valtio/vanilla'
import type { Connection } from '../types/account.ts'
import type { Namespace } from '../types/network.ts'
import { cleanName } from '../utils/cleanName.ts'

/** The connected wallets of each namespace, several at once. Labels come from wallets: they are cleaned. */
export function createConnections() {
  const state = proxy<Partial<Record<Namespace, Connection[]>>>({})

  return {
    state,

    /** Replaces the connections of one namespace. */
    set(namespace: Namespace, connections: readonly Connection[]) {
      state[namespace] = connections.map(({ connectorId, chainId, accounts }) => ({
        connectorId,
        chainId,
        accounts: accounts.map(({ address, label }) => ({ address, label: cleanName(label) })),
      }))
    },
  }
}
