import { proxy } from 'valtio/vanilla'
import type { Account, AccountState } from '../types/account.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Namespace } from '../types/network.ts'
import type { ModalState } from '../types/state.ts'
import type { Emitter } from '../utils/createEmitter.ts'

const disconnected = () => ({ status: 'disconnected' }) as const

type CreateAccountsParameters = {
  events: Emitter<ModalEvents>
  /** An account has another status, and is not being taken up after a reload. */
  onSettle: () => void
}

/** The connection of each namespace. Emits what changes as events. */
export function createAccounts({ events, onSettle }: CreateAccountsParameters) {
  const state = proxy<ModalState['accounts']>({
    eip155: disconnected(),
    solana: disconnected(),
    polkadot: disconnected(),
    bip122: disconnected(),
    cosmos: disconnected(),
  })

  const get = (namespace: Namespace): Account => state[namespace]

  function set(namespace: Namespace, next: AccountState) {
    const previous = { ...get(namespace) }
    const account =
      next.status === 'connected'
        ? { ...next, caipAddress: `${namespace}:${next.chainId}:${next.address}` }
        : next
    Object.assign(state, { [namespace]: account })
    if (next.status !== previous.status && next.status !== 'reconnecting') onSettle()
    announce(namespace, previous, next)
  }

  function announce(namespace: Namespace, previous: AccountState, next: AccountState) {
    if (next.status !== 'connected') {
      if (previous.status === 'connected') events.emit('disconnect', { namespace })
      return
    }
    const { address, chainId, connectorId } = next
    if (previous.status !== 'connected') {
      const reconnected = previous.status === 'reconnecting'
      events.emit('connect', { namespace, address, chainId, connectorId, reconnected })
      return
    }
    if (previous.address !== address) events.emit('accountChange', { namespace, address })
    if (previous.chainId !== chainId) events.emit('networkChange', { namespace, chainId })
  }

  return { state, get, set }
}
