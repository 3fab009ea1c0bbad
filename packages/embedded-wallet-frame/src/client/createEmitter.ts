export type Emitter = ReturnType<typeof createEmitter>

type Listener = (data: unknown) => void

/** Calls listeners in the order they were added. One that throws does not stop the others. */
export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()

  return {
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },

    off(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },

    emit(event: string, data: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(data)
        } catch (error) {
          // The dapp's listener failed: report it as uncaught and go on.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
