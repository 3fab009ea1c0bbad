type Listener = (data: unknown) => void

/** Listeners by the name of their event, as EIP-1193 has them. */
export function createListeners() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(event: string, listener: Listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event: string, data: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
    },
  }
}
