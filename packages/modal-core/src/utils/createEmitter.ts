type Handler<Data> = (data: Data) => void

/** A typed emitter. Handlers run in the order they were added; one that throws does not stop the others. */
export function createEmitter<EventMap extends Record<string, unknown>>() {
  const handlers = new Map<keyof EventMap, Set<Handler<never>>>()

  /** Returns what removes the handler. */
  function on<name extends keyof EventMap>(name: name, handler: Handler<EventMap[name]>): () => void {
    const set = handlers.get(name) ?? new Set()
    handlers.set(name, set.add(handler))
    return () => off(name, handler)
  }

  /** Removes a handler by reference, as EIP-1193's `removeListener` does. */
  function off<name extends keyof EventMap>(name: name, handler: Handler<EventMap[name]>) {
    handlers.get(name)?.delete(handler)
  }

  /** Whether anyone listened. */
  function emit<name extends keyof EventMap>(name: name, data: EventMap[name]): boolean {
    const listening = [...(handlers.get(name) ?? [])] as Handler<EventMap[name]>[]
    for (const handler of listening) {
      try {
        handler(data)
      } catch (error) {
        // The dapp's handler failed, not the modal: report it as uncaught and go on.
        queueMicrotask(() => {
          throw error
        })
      }
    }
    return listening.length > 0
  }

  return { on, off, emit, clear: () => handlers.clear() }
}

export type Emitter<EventMap extends Record<string, unknown>> = ReturnType<typeof createEmitter<EventMap>>
