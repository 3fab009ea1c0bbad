import type { Address, Hex } from 'viem'
import type { ProviderRpcError } from './errors.ts'

/** The events of EIP-1193 with their payloads. */
export type ProviderEvents = {
  connect: { chainId: Hex }
  disconnect: ProviderRpcError
  chainChanged: Hex
  accountsChanged: Address[]
}

type Listeners = { [event in keyof ProviderEvents]: Set<(payload: ProviderEvents[event]) => void> }

export function createEmitter() {
  const listeners: Listeners = {
    connect: new Set(),
    disconnect: new Set(),
    chainChanged: new Set(),
    accountsChanged: new Set(),
  }
  return {
    on<event extends keyof ProviderEvents>(event: event, listener: (payload: ProviderEvents[event]) => void) {
      listeners[event]?.add(listener)
    },
    removeListener<event extends keyof ProviderEvents>(
      event: event,
      listener: (payload: ProviderEvents[event]) => void,
    ) {
      listeners[event]?.delete(listener)
    },
    emit<event extends keyof ProviderEvents>(event: event, payload: ProviderEvents[event]) {
      for (const listener of [...listeners[event]]) listener(payload)
    },
    clear() {
      for (const set of Object.values(listeners)) set.clear()
    },
  }
}
